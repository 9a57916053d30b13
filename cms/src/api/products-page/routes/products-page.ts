import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::products-page.products-page', {
  only: ['find'],
});
