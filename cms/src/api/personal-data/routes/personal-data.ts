import { staffRoutes } from '../../../platform/strapi/staff-routes';

/** Routes for the role `admin`. The log is read-only. */
export default staffRoutes([
  ['POST', '/personal-data/search', 'personal-data.search'],
  ['POST', '/personal-data/export', 'personal-data.export'],
  ['POST', '/personal-data/erase', 'personal-data.erase'],
  ['GET', '/personal-data/retention', 'personal-data.showRetention'],
  ['PUT', '/personal-data/retention', 'personal-data.changeRetention'],
  ['GET', '/personal-data/log', 'personal-data.showLog'],
]);
