import { ALL_ROLES } from '../../panel-roles';
import { type GuideTask, PANEL_LABELS } from '../guide-task';

const screen = {
  content: PANEL_LABELS.content,
  type: 'Producto',
  name: 'Nombre',
  save: PANEL_LABELS.save,
  preview: 'Abrir vista previa',
} as const;

export const writeDraft: GuideTask<typeof screen> = {
  id: 'escribir-un-borrador',
  title: 'Escribir un borrador y verlo antes',
  goal: 'Preparar un cambio con calma y verlo en su página, sin que lo vean los visitantes.',
  screen,
  steps: [
    `En «${screen.content}» elige, por ejemplo, «${screen.type}» y abre la entrada.`,
    `Cambia lo que quieras; por ejemplo, «${screen.name}».`,
    `Presiona «${screen.save}»: el cambio queda en el borrador.`,
    `Presiona «${screen.preview}»: ves la página como quedará, en computadora o en celular.`,
  ],
  roles: ALL_ROLES,
  onSite: 'Nada cambia: lo publicado sigue igual hasta que alguien publique el borrador.',
  picture:
    'Vista previa de la página de un producto, con el aviso de que los visitantes no la ven.',
};
