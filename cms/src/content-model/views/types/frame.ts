import { list, page } from '../define-view';
import { help, order } from '../fields';
import type { Views } from '../view';

/** Types of what surrounds every page. */
export const frame: Views = {
  'api::announcement.announcement': list({
    title: 'text',
    columns: ['text', 'color'],
    sizes: { 4: ['color', 'closable', 'order'] },
    fields: {
      text: ['Texto', 'Una frase. En el teléfono ocupa dos renglones.', 'Buen Fin: 20% en cajas'],
      link: ['Enlace', 'A dónde va quien lo toca. Puede quedar vacío.'],
      color: help('El del fondo; el del texto se ajusta solo.'),
      closable: [
        'Se puede cerrar',
        'Quien lo cierra no lo vuelve a ver en ese navegador, hasta que cambies el texto.',
      ],
      order: help(
        'De varios que tocan a una página, se ve el primero. Se cambia arrastrando, en «Ordenar».',
        order.example,
      ),
      pages: ['Páginas', 'En las que se ve, con las que están debajo. Vacío, se ve en todas.'],
    },
  }),
  'api::menu.menu': page({
    sizes: { 6: ['contactLabel', 'contactTitle', 'closing'] },
    fields: {
      entries: [
        'Menú',
        'Los enlaces del encabezado, en su orden. De preferencia seis: con más, no caben en una tableta.',
      ],
      contactLabel: ['Botón de contacto', 'El del encabezado, que abre WhatsApp.', 'Contáctanos'],
      columns: ['Columnas del pie', 'Cada una con su encabezado y sus enlaces.'],
      contactTitle: ['Encabezado de los datos de contacto', 'El de su columna.', 'Contacto'],
      closing: ['Frase final', 'Lo último del pie. Puede quedar vacía.', 'Hecho en Oaxaca'],
    },
  }),
};
