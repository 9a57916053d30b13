import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

export default protectedRoutes([
  ['GET', '/health-report', 'health-report.find'],
  ['POST', '/health-report/repairs', 'health-report.repair'],
]);
