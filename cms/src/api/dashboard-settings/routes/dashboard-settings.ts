const route = (method: string, action: string) => ({
  method,
  path: '/dashboard-settings',
  handler: `dashboard-settings.${action}`,
  config: {},
});

export default {
  type: 'content-api',
  routes: [route('GET', 'find'), route('PUT', 'update')],
};
