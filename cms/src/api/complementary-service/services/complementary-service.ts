import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::complementary-service.complementary-service');
