import { protectedRoutes } from '../../../platform/strapi/content-api-routes';

// fill-placeholders recognises what the site reads by the UID of the action.
// Literal paths come first because `:id` would match them.
export default protectedRoutes([
  ['GET', '/products', 'api::product.product.find'],
  ['GET', '/products/changes', 'changes.find'],
  ['POST', '/products/changes/:id/undo', 'changes.undo'],
  ['GET', '/products/export', 'changes.export'],
  ['POST', '/products/import', 'changes.import'],
  ['POST', '/products/import/check', 'changes.checkImport'],
  ['POST', '/products/prices', 'changes.changePrices'],
  ['POST', '/products/prices/check', 'changes.checkPrices'],
  ['GET', '/products/:id', 'api::product.product.findOne'],
  ['POST', '/products', 'product.create'],
  ['PUT', '/products/:id', 'product.update'],
  ['DELETE', '/products/:id', 'product.delete'],
  ['POST', '/products/:id/publish', 'product.publish'],
  ['POST', '/products/:id/unpublish', 'product.unpublish'],
]);
