import type { Core } from '@strapi/strapi';

import type { EnquiryChange } from '../../contracts/integrations';
import type {
  DeliveredEvent,
  DeliveryFailure,
  DeliveryState,
  EndpointState,
  WebhookEvent,
} from '../../contracts/webhooks';
import { query } from '../platform/strapi/query';
import type { SealedSecrets } from './webhook-secrets';

export const ENDPOINT_UID = 'api::webhook.webhook-endpoint';
export const DELIVERY_UID = 'api::webhook.webhook-delivery';

/** A system that receives webhooks. */
export type EndpointRow = SealedSecrets & {
  id: number;
  name: string;
  url: string;
  events: WebhookEvent[];
  state: EndpointState;
  author: string;
  lastSuccessAt: string | null;
  failingSince: string | null;
  lastFailure: DeliveryFailure | null;
  createdAt: string;
};

/**
 * A request to a system. It stores references only; the body is written from what exists when the request
 * is sent.
 */
export type DeliveryRow = {
  id: number;
  documentId: string;
  endpointId: string;
  event: DeliveredEvent;
  /** Document id of the enquiry or subscription. */
  subjectId: string | null;
  changes: EnquiryChange[] | null;
  state: DeliveryState;
  attempts: number;
  /** When it was added, or repeated by staff: the period of its attempts starts then. */
  queuedAt: string;
  dueAt: string;
  triedAt: string | null;
  settledAt: string | null;
  /** Null while an attempt runs; the delivery cannot be repeated then. */
  failure: DeliveryFailure | null;
  statusCode: number | null;
  createdAt: string;
};

export const endpointRows = (strapi: Core.Strapi) => query<EndpointRow>(strapi, ENDPOINT_UID);
export const deliveryRows = (strapi: Core.Strapi) => query<DeliveryRow>(strapi, DELIVERY_UID);
