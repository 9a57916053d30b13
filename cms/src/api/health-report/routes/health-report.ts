import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

export default protectedRoutes([['GET', '/health-report', 'health-report.find']]);
