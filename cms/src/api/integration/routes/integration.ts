import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

// Not `find` and `findOne`, which Strapi's read-only tokens may call everywhere.
export default protectedRoutes([
  ['GET', '/v1/enquiries', 'integration.listEnquiries'],
  ['GET', '/v1/enquiries/:documentId', 'integration.readEnquiry'],
  ['GET', '/v1/subscriptions', 'integration.listSubscriptions'],
]);
