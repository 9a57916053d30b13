import { publicRoutes } from '../../../platform/strapi/content-api-routes';

const PATH = '/newsletter-subscriptions';

export default publicRoutes([
  ['POST', PATH, 'newsletter-subscription.create'],
  ['POST', `${PATH}/form`, 'newsletter-subscription.createFromForm'],
]);
