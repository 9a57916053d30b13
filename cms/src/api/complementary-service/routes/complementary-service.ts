import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::complementary-service.complementary-service', {
  only: ['find', 'findOne'],
});
