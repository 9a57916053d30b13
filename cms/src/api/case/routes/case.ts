import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::case.case', {
  only: ['find', 'findOne'],
});
