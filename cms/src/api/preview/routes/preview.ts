import { publicRoutes } from '../../../platform/strapi/content-api-routes';

/** The preview token authorises the request. */
export default publicRoutes([['GET', '/preview', 'preview.find']]);
