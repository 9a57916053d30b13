export default {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/health-report', handler: 'health-report.find', config: {} }],
};
