import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

export default protectedRoutes([
  ['GET', '/webhook-endpoints', 'webhook.find'],
  ['POST', '/webhook-endpoints', 'webhook.create'],
  ['PUT', '/webhook-endpoints/:documentId', 'webhook.update'],
  ['DELETE', '/webhook-endpoints/:documentId', 'webhook.delete'],
  ['POST', '/webhook-endpoints/:documentId/secret', 'webhook.rotateSecret'],
  ['POST', '/webhook-endpoints/:documentId/test', 'webhook.test'],
  ['POST', '/webhook-endpoints/:documentId/repeat', 'webhook.repeatFailed'],
  ['GET', '/webhook-deliveries', 'webhook.findDeliveries'],
  ['POST', '/webhook-deliveries/:documentId/repeat', 'webhook.repeat'],
]);
