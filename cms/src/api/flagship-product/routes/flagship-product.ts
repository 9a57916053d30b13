import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::flagship-product.flagship-product', {
  only: ['find', 'findOne'],
});
