import { PUBLISHERS } from '../../panel-roles';
import { type GuideTask, PANEL_LABELS } from '../guide-task';

const screen = {
  publishAt: 'Publicar el',
  unpublishAt: 'Retirar el',
  date: 'Fecha',
  time: 'Hora',
  save: PANEL_LABELS.save,
  panel: 'Programación',
} as const;

export const publishOnDate: GuideTask<typeof screen> = {
  id: 'publicar-en-una-fecha',
  title: 'Publicar en una fecha',
  goal: 'Que una oferta salga sola el lunes a las nueve, aunque nadie esté en la oficina.',
  screen,
  steps: [
    'Abre la entrada y déjala como debe salir.',
    `Al final del formulario, en «${screen.publishAt}», elige «${screen.date}» y «${screen.time}»: siempre son del centro de México.`,
    `Si también debe irse sola, llena «${screen.unpublishAt}».`,
    `Presiona «${screen.save}». El recuadro «${screen.panel}» te dice, con todas sus letras, cuándo saldrá.`,
  ],
  roles: PUBLISHERS,
  others: 'El Redactor escribe el borrador; la fecha la pone un Editor.',
  onSite:
    'A esa hora sale sola, con medio minuto de margen. Para cancelar, borra la fecha y guarda.',
  picture:
    'Campos «Publicar el» y «Retirar el» de una entrada, y el recuadro «Programación» que dice cuándo saldrá.',
};
