import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

export default protectedRoutes([['GET', '/overview', 'overview.find']]);
