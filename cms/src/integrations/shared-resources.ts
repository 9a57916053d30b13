import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID, type EnquiryStatus } from '../../contracts/enquiry';
import {
  SHARED_ENQUIRY_FIELDS,
  type SharedEnquiry,
  type SharedEnquiryField,
  type SharedSubscription,
} from '../../contracts/integrations';
import { readSettings } from '../platform/env/settings';
import { query } from '../platform/strapi/query';
import { pick } from '../platform/values/pick';

export const SUBSCRIPTION_UID = 'api::newsletter-subscription.newsletter-subscription';

export const SHARED_FIELDS = Object.keys(SHARED_ENQUIRY_FIELDS) as readonly SharedEnquiryField[];

type SharedEnquiryRow = { id: number; documentId: string; status: EnquiryStatus } & {
  [Field in Exclude<SharedEnquiryField, 'status'>]: string | number | Date | null;
};

const toValue = (value: string | number | Date | null) =>
  value instanceof Date ? value.toISOString() : value;

/** Returns an enquiry as other systems receive it, with the address at which staff handle it. */
export function toSharedEnquiry({ documentId, ...row }: SharedEnquiryRow): SharedEnquiry {
  const values = Object.entries(pick(row, SHARED_FIELDS)).map(([name, value]) => [
    name,
    toValue(value),
  ]);
  const url = `${readSettings().siteUrl}/admin/consultas/${documentId}`;
  return { id: documentId, url, ...Object.fromEntries(values) } as SharedEnquiry;
}

type SubscriptionRow = {
  documentId: string;
  email: string;
  createdAt: string | Date;
  updatedAt: string | Date;
};

export const toSharedSubscription = ({
  documentId: id,
  email,
  createdAt,
}: Omit<SubscriptionRow, 'updatedAt'>): SharedSubscription => ({
  ...{ id, email },
  createdAt: new Date(createdAt).toISOString(),
});

export const sharedEnquiryRows = (strapi: Core.Strapi) =>
  query<SharedEnquiryRow>(strapi, ENQUIRY_UID);

export const subscriptionRows = (strapi: Core.Strapi) =>
  query<SubscriptionRow & { id: number }>(strapi, SUBSCRIPTION_UID);
