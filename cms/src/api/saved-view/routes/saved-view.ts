import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

export default protectedRoutes([
  ['GET', '/saved-views', 'saved-view.find'],
  ['POST', '/saved-views', 'saved-view.create'],
  ['PUT', '/saved-views/:documentId', 'saved-view.update'],
  ['DELETE', '/saved-views/:documentId', 'saved-view.delete'],
]);
