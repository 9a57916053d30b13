import type { Core } from '@strapi/strapi';

import type { LeadSourceState } from '../../../../contracts/lead-sources';
import type { SealedSecrets } from '../../../integrations/webhook-secrets';
import { query } from '../../../platform/strapi/query';

export const SOURCE_UID = 'api::lead-source.lead-source';

/** A system that sends leads of advertising forms. */
export type SourceRow = SealedSecrets & {
  id: number;
  name: string;
  state: LeadSourceState;
  author: string;
  lastLeadAt: string | null;
  createdAt: string;
};

export const sourceRows = (strapi: Core.Strapi) => query<SourceRow>(strapi, SOURCE_UID);
