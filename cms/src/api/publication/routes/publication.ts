import { staffRoutes } from '../../../platform/strapi/staff-routes';

export default staffRoutes([
  ['GET', '/publication', 'publication.status'],
  ['POST', '/publication', 'publication.publish'],
  ['GET', '/publication/revision', 'publication.revision'],
]);
