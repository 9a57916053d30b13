/**
 * Leads of advertising forms, which other systems send:
 * - `POST /api/v1/leads/:source`: one lead, signed as in Standard Webhooks with the secret of its source;
 * - `/api/lead-sources`: the sources, for managers; `POST …/:documentId/secret` replaces the secret.
 */
import type { EnquiryReceipt } from './enquiry';

export const LEAD_LIMITS = {
  sources: 10,
  name: 60,
  id: 200,
  answers: 20,
  question: 200,
  answer: 2000,
  page: 2000,
  /** New leads of a source in a minute. */
  perMinute: 60,
  /** Refused signatures of a client address. */
  refused: { perMinute: 30, perHour: 300 },
} as const;

/** Fields of a lead, in the order of the documentation. Only `id` and one contact are required. */
export const LEAD_BODY_FIELDS = {
  id: 'Id of the lead in the advertising system. A lead that is sent again is stored once.',
  createdAt: 'When the form was filled in, ISO 8601 with time zone. Without it, now.',
  name: 'Name of the person.',
  email: 'E-mail address. Required without `phone`.',
  phone: 'Telephone number, in E.164 or as typed. Required without `email`.',
  company: 'Company of the person.',
  subject: 'Product or service that the form is about.',
  message: 'What the person wrote.',
  campaign: 'Name of the campaign.',
  source: 'Where the advertisement was, such as `facebook`. Without it, the name of the source.',
  medium: 'Kind of advertisement, such as `cpc`.',
  page: 'Path of a page of the site, or the address of another page, that showed the form.',
} as const;

export type LeadBodyField = keyof typeof LEAD_BODY_FIELDS;

export const LEAD_ANSWERS_DESCRIPTION =
  'Further questions of the form; they become part of the message.';

export type LeadAnswer = { question: string; answer: string };

/** `data` of the response: 201 for a new lead, 200 for one that was received before. */
export type LeadReceipt = Pick<EnquiryReceipt, 'folio' | 'createdAt'>;
export type LeadResponse = { data: LeadReceipt };

export const LEAD_SOURCE_STATES = ['active', 'revoked'] as const;
export type LeadSourceState = (typeof LEAD_SOURCE_STATES)[number];

export type LeadSource = {
  documentId: string;
  name: string;
  /** Where its leads are sent. */
  url: string;
  state: LeadSourceState;
  createdAt: string;
  /** Name of the account that added it. */
  author: string;
  /** Until when the replaced secret is also accepted; null if there is none. */
  previousSecretUntil: string | null;
  /** False when ENCRYPTION_KEY has changed since the secret was stored: every lead is refused. */
  isSecretReadable: boolean;
  lastLeadAt: string | null;
};

export type LeadSourceInput = Pick<LeadSource, 'name'> & { state?: LeadSourceState };

export type LeadSourcesResponse = { data: LeadSource[] };
export type LeadSourceResponse = { data: LeadSource };
/** The only response with the secret. */
export type LeadSourceSecretResponse = { data: LeadSource & { secret: string } };

export const LEAD_SOURCE_MESSAGES = {
  name: `Escribe un nombre de hasta ${LEAD_LIMITS.name} caracteres`,
  state: 'Indica si la fuente está activa o revocada',
  nameTaken: (name: string) => `Ya hay una fuente «${name}». Elige otro nombre.`,
  full: `Caben ${LEAD_LIMITS.sources} fuentes. Elimina una para agregar otra.`,
  notFound: 'Esa fuente ya no existe',
} as const;

export const LEAD_MESSAGES = {
  headers: 'Faltan los encabezados webhook-id, webhook-timestamp o webhook-signature',
  timestamp: (now: string) =>
    `webhook-timestamp debe ser la hora actual en segundos, con 5 minutos de tolerancia. Aquí son las ${now}.`,
  signature:
    'webhook-signature no corresponde a esta dirección y este cuerpo. Firma «id.timestamp.cuerpo» con la clave de la fuente, y envía el cuerpo tal como lo firmaste.',
  revoked: 'Esta fuente está revocada: ya no recibe contactos',
  limited: 'Esta fuente envió demasiados contactos seguidos. Reintenta después.',
  id: `id es el identificador del contacto en tu sistema: de 1 a ${LEAD_LIMITS.id} caracteres, sin espacios`,
  idReused: 'Este id ya llegó con otros datos. Cada contacto necesita el suyo.',
  text: (field: string, max: number) => `${field} es un texto de hasta ${max} caracteres`,
  createdAt: 'createdAt es una fecha pasada como 2026-11-30T18:00:00Z',
  answers: `answers es una lista de hasta ${LEAD_LIMITS.answers} objetos con question y answer, que son textos`,
  contact: 'Falta un correo o un teléfono que se pueda usar',
  long: (max: number) => `El mensaje y las respuestas suman más de ${max} caracteres`,
  unavailable: 'No se pudo guardar el contacto en este momento. Reintenta en unos segundos.',
} as const;
