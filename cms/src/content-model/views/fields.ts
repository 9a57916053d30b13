import { fieldLabel } from '../../../contracts/field-names';
import type { FieldText } from './view';

/** Fields with the same meaning in several types. */
export const slug: FieldText = [
  'Dirección en el sitio',
  'La parte final de su dirección. Se forma con el nombre; si la cambias, la anterior lleva a la nueva.',
  'impresora-termica-80-mm',
];

export const anchor: FieldText = [
  'Dirección en el sitio',
  'Con ella se enlaza a este lugar de la página. Si la cambias, los enlaces anteriores dejan de llegar.',
  'aplicaciones-moviles',
];

export const order: FieldText = [
  'Orden',
  'El lugar que ocupa: primero el 1. Se cambia arrastrando, en «Ordenar»; lo nuevo va al final.',
  '1',
];

export const icon: FieldText = [fieldLabel('icon'), 'El dibujo que acompaña al texto.'];

export const seo: FieldText = [
  'SEO',
  'Lo que muestran los buscadores y las redes. Vacío, se toma de la propia página.',
];

export const callToAction: FieldText = [
  'Llamada a la acción',
  'El bloque del final, que invita a escribir o a llamar.',
];

/** Describes a title in which asterisks mark highlighted text. */
export function titleField(example: string): FieldText {
  return [fieldLabel('title'), 'Lo que va entre *asteriscos* sale resaltado.', example];
}

/** Describes the heading of one section of a page. */
export function sectionHeadField(section: string): FieldText {
  return [
    `Encabezado de ${section}`,
    `Antetítulo, título y descripción que van arriba de ${section}.`,
  ];
}

export const hero: FieldText = ['Portada', 'Lo primero que se ve al abrir la página.'];
