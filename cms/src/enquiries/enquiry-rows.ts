import type { Core } from '@strapi/strapi';

import { query } from '../platform/strapi/query';
import type { StoredEnquiryRow } from './summary';

export const ENQUIRY_UID = 'api::enquiry.enquiry';

/** Returns the queries on enquiries. */
export const enquiryRows = (strapi: Core.Strapi) => query<StoredEnquiryRow>(strapi, ENQUIRY_UID);
