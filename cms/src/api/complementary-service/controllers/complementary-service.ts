import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::complementary-service.complementary-service');
