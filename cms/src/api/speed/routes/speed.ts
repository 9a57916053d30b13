import { protectedRoutes, publicRoutes } from '../../../platform/strapi/content-api-routes';

const dashboard = protectedRoutes([['GET', '/speed', 'speed.find']]);
const visitors = publicRoutes([['POST', '/speed', 'speed.create']]);

export default { ...dashboard, routes: [...dashboard.routes, ...visitors.routes] };
