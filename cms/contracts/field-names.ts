/** Spanish names of fields with their article, for sentences like «falta el precio». */
const FIELD_NAMES = {
  name: 'el nombre',
  title: 'el título',
  slug: 'la dirección',
  description: 'la descripción',
  summary: 'el resumen',
  body: 'el texto',
  content: 'el texto',
  label: 'la etiqueta',
  text: 'el texto',
  value: 'el valor',
  price: 'el precio',
  pricing: 'el precio',
  amount: 'el monto',
  period: 'el periodo',
  priceMin: 'el precio mínimo',
  deliveryTime: 'el tiempo de entrega',
  kind: 'el tipo',
  gradient: 'el degradado',
  icon: 'el icono',
  client: 'el cliente',
  problem: 'el problema',
  solution: 'la solución',
  system: 'el sistema',
  timeline: 'la duración',
  investment: 'la inversión',
  rating: 'la calificación',
  version: 'la versión',
  visibility: 'la visibilidad',
  variant: 'el estilo',
  tone: 'el color',
  question: 'la pregunta',
  answer: 'la respuesta',
  imageSide: 'el lado de la imagen',
  selection: 'cuáles se muestran',
  sections: 'al menos una sección',
  effectiveDate: 'la fecha de vigencia',
  date: 'la fecha',
  hero: 'el encabezado',
  companyName: 'el nombre de la empresa',
  tagline: 'el lema',
  phone: 'el teléfono',
  whatsapp: 'el WhatsApp',
  email: 'el correo',
  address: 'el domicilio',
  city: 'la ciudad',
  region: 'el estado',
  country: 'el país',
  hours: 'el horario',
  responseText: 'el tiempo de respuesta en texto',
  responseHours: 'las horas de respuesta',
  greetings: 'los saludos de WhatsApp',
  primaryCta: 'el botón principal',
  role: 'el puesto',
  quote: 'la cita',
  author: 'el autor',
  metric: 'el indicador',
  year: 'el año',
  percentage: 'el porcentaje',
  image: 'la imagen principal',
  mockupImage: 'la imagen de pantalla',
  shareImage: 'la imagen para compartir',
  avatar: 'la foto',
  portrait: 'el retrato',
  logo: 'el logotipo',
  companyLogo: 'el logotipo de la empresa',
  mapImage: 'la imagen del mapa',
} as const satisfies Record<string, string>;

type NamedField = keyof typeof FIELD_NAMES;

/** Returns true for fields that have a name in sentences. */
export function isNamedField(attribute: string): attribute is NamedField {
  return attribute in FIELD_NAMES;
}

/** Returns the name of a field in a sentence. */
export function fieldNameOf(attribute: string): string {
  return isNamedField(attribute) ? FIELD_NAMES[attribute] : `el campo «${attribute}»`;
}

/** Returns the label of a field: its name without article, such as `Precio`. */
export function fieldLabel(attribute: NamedField): string {
  const name = FIELD_NAMES[attribute].replace(/^\w+ /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
