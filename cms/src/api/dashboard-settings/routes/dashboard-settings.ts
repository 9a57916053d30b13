import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

const PATH = '/dashboard-settings';

export default protectedRoutes([
  ['GET', PATH, 'dashboard-settings.find'],
  ['PUT', PATH, 'dashboard-settings.update'],
]);
