import { fieldLabel, isNamedField } from '../../../contracts/field-names';
import type { FieldText } from './view';

/** Help and example of a field that has the same label in several types. */
export type FieldHelp = { help: string; example: string | undefined };

const LABELS: Readonly<Record<string, string>> = {
  benefits: 'Beneficios',
  callToAction: 'Llamada a la acción',
  category: 'Categoría',
  color: 'Color',
  email: 'Correo electrónico',
  featured: 'Destacado',
  features: 'Características',
  figures: 'Cifras',
  hero: 'Portada',
  hidden: 'Ocultar esta sección',
  href: 'Dirección',
  idealFor: 'Ideal para',
  image: 'Imagen',
  kicker: 'Antetítulo',
  offerFrom: 'La oferta empieza',
  offerPrice: 'Precio de oferta (MXN)',
  offerUntil: 'La oferta termina',
  order: 'Orden',
  position: 'Puesto',
  priceMax: 'Precio hasta (MXN)',
  priceMin: 'Precio desde (MXN)',
  results: 'Resultados',
  searchTerms: 'Palabras con las que se busca',
  secondaryCta: 'Botón secundario',
  seo: 'SEO',
  slug: 'Dirección en el sitio',
  stats: 'Cifras',
  subtitle: 'Subtítulo',
  tone: 'Color del recuadro',
  tax: 'Impuesto',
  technologies: 'Tecnologías',
  unit: 'Unidad',
};

/** Returns the label of a field; empty for a field whose label differs between types. */
export function labelOf(name: string): string {
  return LABELS[name] ?? (isNamedField(name) ? fieldLabel(name) : '');
}

/** Describes a field with its usual label. */
export const help = (text: string, example?: string): FieldHelp => ({ help: text, example });

/** Fields with the same meaning in several types. */
export const slug = help(
  'La parte final de su dirección. Se forma con el nombre; si la cambias, la anterior lleva a la nueva.',
  'impresora-termica-80-mm',
);
export const anchor = help(
  'Con ella se enlaza a este lugar de la página. Si la cambias, los enlaces anteriores dejan de llegar.',
  'aplicaciones-moviles',
);
export const order = help(
  'El lugar que ocupa: primero el 1. Se cambia arrastrando, en «Ordenar»; lo nuevo va al final.',
  '1',
);
export const tax = help(
  'Con «+ IVA», el sitio muestra también el total con el impuesto; sin elegir, es «+ IVA».',
);
export const searchTerms = help(
  'Otros nombres con los que la gente lo pide, separados por comas. No se ven en el sitio; sirven al buscador del catálogo. Los acentos, los plurales y una letra equivocada ya se toman en cuenta.',
  'quiosco, tótem, autopago',
);
export const icon = help('El dibujo que acompaña al texto.');
export const seo = help(
  'Lo que muestran los buscadores y las redes. Vacío, se toma de la propia página.',
);
export const callToAction = help('El bloque del final, que invita a escribir o a llamar.');
export const hero = help('Lo primero que se ve al abrir la página.');

/** Describes a sale price and its dates. */
export const offerFields = (limit: string, example: string) => ({
  offerPrice: help(
    `${limit} Con él, el sitio muestra también el precio de antes. Vacío si no hay oferta.`,
    example,
  ),
  offerFrom: help(
    'En ese minuto aparece en el sitio, sin publicar de nuevo. Vacía, empieza al publicar.',
  ),
  offerUntil: help(
    'En ese minuto vuelve el precio normal, sin publicar de nuevo. Vacía, no termina sola.',
  ),
});

/** Describes a title in which asterisks mark highlighted text. */
export function titleField(example: string): FieldHelp {
  return help('Lo que va entre *asteriscos* sale resaltado.', example);
}

/** Describes the heading of one section of a page. */
export function sectionHeadField(section: string): FieldText {
  return [
    `Encabezado de ${section}`,
    `Antetítulo, título y descripción que van arriba de ${section}.`,
  ];
}
