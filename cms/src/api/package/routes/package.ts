import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::package.package', {
  only: ['find', 'findOne'],
});
