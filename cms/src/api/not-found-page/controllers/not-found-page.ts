import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::not-found-page.not-found-page');
