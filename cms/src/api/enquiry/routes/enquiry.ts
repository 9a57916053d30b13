import { publicRoutes } from '../../../platform/strapi/content-api-routes';

export default publicRoutes([
  ['POST', '/enquiries', 'enquiry.create'],
  ['POST', '/enquiries/form', 'enquiry.createFromForm'],
]);
