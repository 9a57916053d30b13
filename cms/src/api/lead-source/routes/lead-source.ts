import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

export default protectedRoutes([
  ['GET', '/lead-sources', 'lead-source.find'],
  ['POST', '/lead-sources', 'lead-source.create'],
  ['PUT', '/lead-sources/:documentId', 'lead-source.update'],
  ['DELETE', '/lead-sources/:documentId', 'lead-source.delete'],
  ['POST', '/lead-sources/:documentId/secret', 'lead-source.rotateSecret'],
]);
