import { publicRoutes } from '../../../platform/strapi/content-api-routes';

export default publicRoutes([['POST', '/contact-intents', 'contact-intent.create']]);
