import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

// fill-placeholders recognises what the site reads by the UID of the action.
export default protectedRoutes([
  ['GET', '/services', 'api::service.service.find'],
  ['GET', '/services/categories', 'service.categories'],
  ['GET', '/services/:id', 'api::service.service.findOne'],
  ['POST', '/services', 'service.create'],
  ['PUT', '/services/:id', 'service.update'],
  ['DELETE', '/services/:id', 'service.delete'],
  ['POST', '/services/:id/publish', 'service.publish'],
  ['POST', '/services/:id/unpublish', 'service.unpublish'],
]);
