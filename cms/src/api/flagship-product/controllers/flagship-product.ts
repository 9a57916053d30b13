import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::flagship-product.flagship-product');
