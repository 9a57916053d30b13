import { protectedRoutes } from '../../../platform/strapi/protected-routes';

export default protectedRoutes([['GET', '/health-report', 'health-report.find']]);
