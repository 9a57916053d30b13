import type { Core } from '@strapi/strapi';

import { ENQUIRY_UID } from '../../contracts/enquiry';
import { query } from '../platform/strapi/query';
import type { StoredEnquiryRow } from './summary';

/** Returns the queries on enquiries. */
export const enquiryRows = (strapi: Core.Strapi) => query<StoredEnquiryRow>(strapi, ENQUIRY_UID);
