export default {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/overview', handler: 'overview.find', config: {} }],
};
