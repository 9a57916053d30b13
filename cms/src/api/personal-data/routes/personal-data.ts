import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

/** Routes for the role `admin`. The log is read-only. */
export default protectedRoutes([
  ['POST', '/personal-data/search', 'personal-data.search'],
  ['POST', '/personal-data/export', 'personal-data.export'],
  ['POST', '/personal-data/erase', 'personal-data.erase'],
  ['GET', '/personal-data/retention', 'personal-data.showRetention'],
  ['PUT', '/personal-data/retention', 'personal-data.changeRetention'],
  ['GET', '/personal-data/log', 'personal-data.showLog'],
]);
