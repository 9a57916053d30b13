import { PUBLISHERS } from '../../panel-roles';
import { type GuideTask, PANEL_LABELS } from '../guide-task';

const screen = {
  content: PANEL_LABELS.content,
  type: 'Producto',
  modified: 'Modificado',
  published: 'Publicado',
  publish: PANEL_LABELS.publish,
} as const;

export const publishDraft: GuideTask<typeof screen> = {
  id: 'publicar-un-borrador',
  title: 'Publicar lo que alguien dejó listo',
  goal: 'Revisar el borrador de una compañera o un compañero y mandarlo al sitio.',
  screen,
  steps: [
    `En «${screen.content}» elige el tipo de entrada; por ejemplo, «${screen.type}». Lo que tiene cambios sin publicar dice «${screen.modified}»; lo que nunca ha salido, «Borrador».`,
    `Abre la entrada y compara: la pestaña «${screen.published}» muestra lo que hoy ven los visitantes.`,
    `Presiona «${screen.publish}».`,
  ],
  roles: PUBLISHERS,
  others: 'El Redactor no publica: lo pide junto a la entrada, en «Pedir publicación».',
  onSite: 'El cambio se ve en el sitio unos diez segundos después.',
  picture:
    'Una entrada con el estado «Modificado», y señalados la pestaña «Publicado» y el botón «Publicar».',
};
