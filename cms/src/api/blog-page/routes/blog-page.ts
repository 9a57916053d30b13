import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::blog-page.blog-page', {
  only: ['find'],
});
