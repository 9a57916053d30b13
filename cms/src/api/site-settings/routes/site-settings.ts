import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::site-settings.site-settings', {
  only: ['find'],
});
