/**
 * Webhooks: requests to other systems about what happened, signed as in Standard Webhooks.
 * - `/api/webhook-endpoints`: the systems; `POST …/:documentId/secret` replaces the secret.
 * - `/api/webhook-deliveries`: the requests of the last weeks, which can be repeated.
 */
import type { EnquiryChange, SharedEnquiry, SharedSubscription } from './integrations';

/** Events that a system can receive, with the label for staff. */
export const WEBHOOK_EVENTS = {
  'enquiry.created': 'Llega una consulta',
  'enquiry.updated': 'Cambia una consulta',
  'enquiry.deleted': 'Se elimina una consulta',
  'subscription.created': 'Alguien se suscribe al boletín',
  'subscription.deleted': 'Se elimina una suscripción',
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as readonly WebhookEvent[];

/** Events about what no longer exists, so that a system can learn of it from the webhook only. */
export const DELETION_EVENTS = ['enquiry.deleted', 'subscription.deleted'] as const;

export const isDeletion = (event: DeliveredEvent): boolean =>
  (DELETION_EVENTS as readonly DeliveredEvent[]).includes(event);

/** The event of «Enviar prueba», which every system receives. */
export const TEST_EVENT = 'test';
export type DeliveredEvent = WebhookEvent | typeof TEST_EVENT;

/** Body of a request. `timestamp` is when it happened; `data` is as of the attempt. */
export type WebhookBody = { timestamp: string } & (
  | { type: 'enquiry.created'; data: { id: string; enquiry: SharedEnquiry } }
  | {
      type: 'enquiry.updated';
      data: { id: string; changes: EnquiryChange[]; enquiry: SharedEnquiry };
    }
  | { type: 'subscription.created'; data: { id: string; subscription: SharedSubscription } }
  | { type: (typeof DELETION_EVENTS)[number]; data: { id: string } }
  | { type: typeof TEST_EVENT; data: Record<string, never> }
);

/** `paused`: by staff. `stopped`: by the CMS, after days of failures or because the system said so (410). */
export const ENDPOINT_STATES = ['active', 'paused', 'stopped'] as const;
export type EndpointState = (typeof ENDPOINT_STATES)[number];

/** Why a request was not delivered. */
export const DELIVERY_FAILURES = {
  address: 'La dirección lleva a una red que no está permitida',
  unreachable: 'No se pudo conectar',
  certificate: 'El certificado de la dirección no es válido',
  timeout: 'No respondió a tiempo',
  redirect: 'Manda a otra dirección, y los avisos no la siguen',
  status: 'Respondió con un error',
  gone: 'Respondió que ya no quiere recibir avisos',
  secret: 'La clave no se puede leer: cámbiala',
  stopped: 'La conexión se detuvo antes de enviarlo',
} as const;
export type DeliveryFailure = keyof typeof DELIVERY_FAILURES;

/** `skipped`: its enquiry or subscription no longer exists. */
export const DELIVERY_STATES = ['waiting', 'sent', 'failed', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Headers of a request, as in Standard Webhooks. */
export const SIGNATURE_HEADERS = {
  'webhook-id': 'The same for every attempt; ignore one that was received before.',
  'webhook-timestamp': 'Time of the attempt, in seconds since 1970.',
  'webhook-signature':
    'One or more of `v1,` and the base64 of the HMAC-SHA256, separated by spaces.',
} as const;

export type WebhookEndpoint = {
  documentId: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  state: EndpointState;
  createdAt: string;
  /** Name of the account that added it. */
  author: string;
  /** Until when the replaced secret also signs; null if there is none. */
  previousSecretUntil: string | null;
  /** False when ENCRYPTION_KEY has changed since the secret was stored: nothing is delivered. */
  isSecretReadable: boolean;
  lastSuccessAt: string | null;
  /** Since when deliveries fail; null while they succeed. */
  failingSince: string | null;
  lastFailure: DeliveryFailure | null;
  waiting: number;
  failed: number;
};

export type WebhookDelivery = {
  documentId: string;
  endpointId: string;
  event: DeliveredEvent;
  /** Document id of the enquiry or subscription. */
  subjectId: string | null;
  /** Folio of the enquiry, while it exists. */
  folio: string | null;
  state: DeliveryState;
  attempts: number;
  failure: DeliveryFailure | null;
  /** Status of the last response. */
  statusCode: number | null;
  createdAt: string;
  triedAt: string | null;
  /** When it is tried next; null when it is settled. */
  dueAt: string | null;
  /** False while an attempt may be running. */
  canRepeat: boolean;
};

export type WebhookEndpointInput = Pick<WebhookEndpoint, 'name' | 'url' | 'events'> & {
  state?: Exclude<EndpointState, 'stopped'>;
};

export type WebhookEndpointsResponse = { data: WebhookEndpoint[] };
export type WebhookEndpointResponse = { data: WebhookEndpoint };
/** The only response with the secret. */
export type WebhookSecretResponse = { data: WebhookEndpoint & { secret: string } };
export type WebhookDeliveriesResponse = {
  data: WebhookDelivery[];
  meta: { page: number; pageCount: number; total: number };
};
export type WebhookRepeatResponse = { data: { repeated: number } };

export const WEBHOOK_LIMITS = { endpoints: 10, name: 60, url: 500, pageSize: 25 } as const;

/** Hours in which the replaced secret also signs. */
export const SECRET_OVERLAP_HOURS = 24;

export const WEBHOOK_MESSAGES = {
  name: `Escribe un nombre de hasta ${WEBHOOK_LIMITS.name} caracteres`,
  url: 'Escribe una dirección completa que empiece con https://, sin usuario ni contraseña',
  urlLong: `La dirección puede tener hasta ${WEBHOOK_LIMITS.url} caracteres`,
  http: 'La dirección debe empezar con https://. Con http:// solo se permiten las redes de WEBHOOK_PRIVATE_NETWORKS.',
  address: 'La dirección es de una red privada que no está permitida',
  events: 'Elige al menos un aviso',
  state: 'Indica si la conexión está activa o en pausa',
  nameTaken: (name: string) => `Ya hay una conexión «${name}». Elige otro nombre.`,
  full: `Caben ${WEBHOOK_LIMITS.endpoints} conexiones. Elimina una para agregar otra.`,
  notFound: 'Esa conexión ya no existe',
  notActive: 'La conexión no está activa. Actívala para enviar avisos.',
  deliveryNotFound: 'Ese aviso ya no existe',
  running: 'Ese aviso se está enviando. Espera un momento.',
} as const;
