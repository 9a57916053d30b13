import { PUBLISHERS } from '../../panel-roles';
import { type GuideTask, PANEL_LABELS } from '../guide-task';

const screen = {
  open: 'Ver historial',
  restore: 'Recuperar',
  publish: PANEL_LABELS.publish,
} as const;

export const restoreVersion: GuideTask<typeof screen> = {
  id: 'deshacer',
  title: 'Deshacer',
  goal: 'Volver a como estaba antes de un cambio que salió mal.',
  screen,
  steps: [
    `Abre la entrada y presiona «${screen.open}»: dice qué cambió en cada publicación, cuándo y quién la hizo.`,
    `Junto a la versión buena presiona «${screen.restore}», y otra vez «${screen.restore}» para confirmar: queda en el borrador.`,
    `Revísala y presiona «${screen.publish}».`,
  ],
  roles: PUBLISHERS,
  others: 'El Redactor recupera la versión en el borrador; un Editor la publica.',
  onSite: 'Al publicar, el sitio vuelve a como estaba unos diez segundos después.',
  picture: 'Historial de una entrada, con el botón «Recuperar» de la versión anterior señalado.',
};
