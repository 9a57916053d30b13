import { protectedRoutes } from '../../../platform/strapi/protected-routes';

export default protectedRoutes([
  ['GET', '/publication', 'publication.status'],
  ['POST', '/publication', 'publication.publish'],
  ['GET', '/publication/revision', 'publication.revision'],
]);
