import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::not-found-page.not-found-page', {
  only: ['find'],
});
