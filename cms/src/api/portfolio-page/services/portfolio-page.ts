import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::portfolio-page.portfolio-page');
