import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::products-page.products-page');
