import { protectedRoutes } from '../../../platform/strapi/protected-routes';

export default protectedRoutes([['GET', '/overview', 'overview.find']]);
