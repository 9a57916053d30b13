import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

export default protectedRoutes([
  ['GET', '/publication', 'publication.status'],
  ['POST', '/publication', 'publication.publish'],
  ['GET', '/publication/revision', 'publication.revision'],
]);
