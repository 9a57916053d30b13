import { ENQUIRY_TYPE_SUBJECTS, type EnquiryType } from '@tequiora/cms/contracts/enquiry.ts';

export type ReplyContext = {
  /** Full name of the sender. */
  name: string;
  folio: string;
  type: EnquiryType;
  company: string;
  /** Full name of the staff member who replies. */
  staff: string;
};

type ReplyTemplate = {
  /** Stored in the history of the enquiry. */
  id: string;
  label: string;
  /** Start of the e-mail subject; company and folio are appended. */
  subject: string;
  text: (context: ReplyContext) => string;
};

/** Default name of the first account. */
const DEFAULT_NAME = 'Administrador';

export const REPLY_TEMPLATES: readonly [ReplyTemplate, ...ReplyTemplate[]] = [
  {
    id: 'acuse',
    label: 'Acuse y próxima llamada',
    subject: 'Recibimos tu mensaje',
    text: (context) =>
      compose(context, [
        `Recibimos tu mensaje sobre ${ENQUIRY_TYPE_SUBJECTS[context.type]} (folio ${context.folio}). Gracias por escribirnos.`,
        '¿Te queda bien una llamada hoy o mañana para conocer tu caso? Dime a qué hora y a qué número te marco.',
      ]),
  },
  {
    id: 'datos-cotizacion',
    label: 'Pedir datos para cotizar',
    subject: 'Datos para tu cotización',
    text: (context) =>
      compose(context, [
        `Para prepararte una cotización sobre ${ENQUIRY_TYPE_SUBJECTS[context.type]} (folio ${context.folio}) me ayudaría saber:`,
        [
          '• El giro y la ciudad de tu negocio',
          '• Cuántas personas o sucursales lo usarían',
          '• Para cuándo lo necesitas',
          '• Si ya trabajas con algún sistema',
        ].join('\n'),
        'Con eso te envío una propuesta con precio y tiempo de entrega.',
      ]),
  },
  {
    id: 'propuesta',
    label: 'Propuesta enviada',
    subject: 'Tu propuesta',
    text: (context) =>
      compose(context, [
        `Ya te envié la propuesta sobre ${ENQUIRY_TYPE_SUBJECTS[context.type]} (folio ${context.folio}).`,
        'Revísala con calma. Si quieres ajustar algo del alcance, del precio o de los tiempos, respóndeme por aquí y lo vemos.',
      ]),
  },
  {
    id: 'seguimiento',
    label: 'Seguimiento',
    subject: '¿Seguimos con tu proyecto?',
    text: (context) =>
      compose(context, [
        `Te escribo para dar seguimiento a lo que platicamos sobre ${ENQUIRY_TYPE_SUBJECTS[context.type]} (folio ${context.folio}).`,
        '¿Te quedó alguna duda? Si ahora no es buen momento, dime cuándo te busco.',
      ]),
  },
];

/** Returns the label of a template; its id when the template no longer exists. */
export function templateLabel(id: string): string {
  return findTemplate(id)?.label ?? id;
}

export function findTemplate(id: string): ReplyTemplate | undefined {
  return REPLY_TEMPLATES.find((template) => template.id === id);
}

function compose({ name, staff, company }: ReplyContext, paragraphs: readonly string[]): string {
  const sender =
    staff === DEFAULT_NAME
      ? `Te escribimos de ${company}.`
      : `Soy ${firstName(staff)}, de ${company}.`;
  return [`Hola, ${firstName(name)}. ${sender}`, ...paragraphs].join('\n\n');
}

const TITLE = /^(?:sra?|srita|ing|lic|dra?|arq|c\.?p|mtr[oa]|prof[ae]?|don|doña|señora?)\.?$/i;

/** Returns the first name for a greeting: 'ING. ROSAURA MÉNDEZ' → 'Rosaura'. */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const word = words.find((part) => !TITLE.test(part)) ?? words[0] ?? '';
  const isShouted = word === word.toLocaleUpperCase('es-MX');
  const rest = isShouted ? word.slice(1).toLocaleLowerCase('es-MX') : word.slice(1);
  return word.charAt(0).toLocaleUpperCase('es-MX') + rest;
}
