import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::flagship-product.flagship-product');
