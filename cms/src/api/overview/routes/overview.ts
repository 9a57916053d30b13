import { staffRoutes } from '../../../platform/strapi/staff-routes';

export default staffRoutes([['GET', '/overview', 'overview.find']]);
