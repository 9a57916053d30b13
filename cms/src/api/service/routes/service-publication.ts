import { staffRoutes } from '../../../platform/strapi/staff-routes';

export default staffRoutes([
  ['POST', '/services/:id/publish', 'service.publish'],
  ['POST', '/services/:id/unpublish', 'service.unpublish'],
]);
