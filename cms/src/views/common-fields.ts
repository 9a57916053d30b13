import type { FieldWords } from './view';

/** Fields that stand for the same in several types. */
export const slug: FieldWords = [
  'Dirección en el sitio',
  'La parte final de su dirección. Se forma con el nombre; si la cambias, la anterior lleva a la nueva.',
  'impresora-termica-80-mm',
];

export const anchor: FieldWords = [
  'Dirección en el sitio',
  'Con ella se enlaza a este lugar de la página. Si la cambias, los enlaces anteriores dejan de llegar.',
  'aplicaciones-moviles',
];

export const order: FieldWords = [
  'Orden',
  'El lugar que ocupa: primero el 1. Se cambia arrastrando, en «Ordenar»; lo nuevo va al final.',
  '1',
];

export const icon: FieldWords = ['Icono', 'El dibujo que acompaña al texto.'];

export const seo: FieldWords = [
  'SEO',
  'Lo que muestran los buscadores y las redes. Vacío, se toma de la propia página.',
];

export const callToAction: FieldWords = [
  'Llamada a la acción',
  'El bloque del final, que invita a escribir o a llamar.',
];

/** A title of the site, where asterisks mark what is highlighted. */
export function titleWith(example: string): FieldWords {
  return ['Título', 'Lo que va entre *asteriscos* sale resaltado.', example];
}

/** The heading of one section of a page. */
export function headOf(section: string): FieldWords {
  return [
    `Encabezado de ${section}`,
    `Antetítulo, título y descripción que van arriba de ${section}.`,
  ];
}

export const hero: FieldWords = ['Portada', 'Lo primero que se ve al abrir la página.'];
