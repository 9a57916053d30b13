import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::portfolio-page.portfolio-page');
