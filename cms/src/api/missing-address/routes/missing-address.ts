import { publicRoutes } from '../../../platform/strapi/content-api-routes';

export default publicRoutes([['POST', '/missing-addresses', 'missing-address.create']]);
