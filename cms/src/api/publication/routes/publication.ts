export default {
  type: 'content-api',
  routes: [
    { method: 'GET', path: '/publication/revision', handler: 'publication.revision', config: {} },
  ],
};
