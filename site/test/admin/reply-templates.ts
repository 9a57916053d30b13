import type {
  ReplyTemplate,
  ReplyTemplatesResponse,
} from '@tequiora/cms/contracts/reply-template.ts';

const GREETING = 'Hola, {nombre}. Soy {asesor}, de {empresa}.';

const TEMPLATES: readonly ReplyTemplate[] = [
  {
    documentId: 'p1',
    name: 'Acuse y próxima llamada',
    subject: 'Recibimos tu mensaje · {empresa} · {folio}',
    text: `${GREETING}\n\nRecibimos tu mensaje sobre {asunto} (folio {folio}).\n\nCuesta {precio}. ¿Te llamo?`,
  },
  {
    documentId: 'p2',
    name: 'Propuesta enviada',
    subject: 'Tu propuesta · {empresa} · {folio}',
    text: `${GREETING}\n\nYa te envié la propuesta.`,
  },
  {
    documentId: 'p3',
    name: 'Seguimiento',
    subject: '¿Seguimos con tu proyecto?',
    text: 'Te escribo para dar seguimiento.',
  },
];

/** Returns three templates and the values for an enquiry whose product has no price. */
export function makeReplyTemplatesResponse(
  own: Partial<ReplyTemplatesResponse['data']> = {},
): ReplyTemplatesResponse {
  return {
    data: {
      templates: [...TEMPLATES],
      values: {
        nombre: 'Rosaura',
        folio: 'TQ-4MXK7R',
        asunto: 'el producto que te interesa',
        empresa: 'Tequiora Oaxaca',
        asesor: 'Rosa',
      },
      mail: null,
      ...own,
    },
  };
}
