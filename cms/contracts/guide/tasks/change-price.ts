import { PUBLISHERS } from '../../panel-roles';
import { type GuideTask, PANEL_LABELS } from '../guide-task';

const screen = {
  content: PANEL_LABELS.content,
  type: 'Producto',
  price: 'Precio (MXN)',
  publish: PANEL_LABELS.publish,
} as const;

export const changePrice: GuideTask<typeof screen> = {
  id: 'cambiar-un-precio',
  title: 'Cambiar un precio',
  goal: 'Que el catálogo cobre lo correcto desde hoy.',
  screen,
  steps: [
    `En el menú abre «${screen.content}» y elige «${screen.type}».`,
    'Abre el producto: basta un clic en su renglón.',
    `En «${screen.price}» escribe la cantidad, con punto para los centavos: 1623.45.`,
    `Presiona «${screen.publish}».`,
  ],
  roles: PUBLISHERS,
  others:
    'El Redactor guarda el precio en el borrador; un Editor lo publica. Para cambiar varios a la vez, un encargado abre «Productos» en el tablero y presiona «Cambiar precios».',
  onSite:
    'El precio nuevo se ve en el catálogo, en la página del producto y en los textos que dicen {precio} unos diez segundos después.',
  picture: 'Formulario de un producto con el campo «Precio (MXN)» y el botón «Publicar» señalados.',
};
