import { publicRoutes } from '../../../platform/strapi/content-api-routes';

/** Needs the signature of a source. */
export default publicRoutes([['POST', '/v1/leads/:documentId', 'lead.create']]);
