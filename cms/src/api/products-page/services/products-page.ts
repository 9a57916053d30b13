import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::products-page.products-page');
