import { staffRoutes } from '../../../platform/strapi/staff-routes';

const PATH = '/dashboard-settings';

export default staffRoutes([
  ['GET', PATH, 'dashboard-settings.find'],
  ['PUT', PATH, 'dashboard-settings.update'],
]);
