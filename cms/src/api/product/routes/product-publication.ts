import { staffRoutes } from '../../../platform/strapi/staff-routes';

export default staffRoutes([
  ['POST', '/products/:id/publish', 'product.publish'],
  ['POST', '/products/:id/unpublish', 'product.unpublish'],
]);
