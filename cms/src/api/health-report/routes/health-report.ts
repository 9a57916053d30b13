import { staffRoutes } from '../../../platform/strapi/staff-routes';

export default staffRoutes([['GET', '/health-report', 'health-report.find']]);
