import { staffRoutes } from '../../../platform/strapi/staff-routes';

export default staffRoutes([
  ['GET', '/saved-views', 'saved-view.find'],
  ['POST', '/saved-views', 'saved-view.create'],
  ['PUT', '/saved-views/:documentId', 'saved-view.update'],
  ['DELETE', '/saved-views/:documentId', 'saved-view.delete'],
]);
