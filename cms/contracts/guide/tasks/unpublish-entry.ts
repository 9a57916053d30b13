import { PUBLISHERS } from '../../panel-roles';
import { type GuideTask, PANEL_LABELS } from '../guide-task';

const screen = {
  content: PANEL_LABELS.content,
  type: 'Testimonio',
  more: PANEL_LABELS.more,
  unpublish: 'Retirar',
  publish: PANEL_LABELS.publish,
} as const;

export const unpublishEntry: GuideTask<typeof screen> = {
  id: 'quitar-algo-del-sitio',
  title: 'Quitar algo del sitio sin borrarlo',
  goal: 'Esconder lo que ya no se ofrece, y poder regresarlo.',
  screen,
  steps: [
    `En «${screen.content}» elige el tipo de entrada; por ejemplo, «${screen.type}». Abre la entrada.`,
    `Junto al botón «${screen.publish}» presiona «…» («${screen.more}») y elige «${screen.unpublish}».`,
    `Lee qué dejarán de ver los visitantes y confirma con «${screen.unpublish}».`,
    `Para regresarla al sitio, ábrela y presiona «${screen.publish}».`,
  ],
  roles: PUBLISHERS,
  others:
    'El Redactor no retira nada que ya está publicado. Las páginas que el sitio siempre tiene, como el aviso de privacidad, no se retiran.',
  onSite:
    'Deja de verse en todas sus páginas unos diez segundos después. La entrada queda en el panel como borrador.',
  picture: 'Menú «…» de una entrada publicada, con la opción «Retirar» señalada.',
};
