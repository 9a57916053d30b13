const route = (method: string, path: string, action: string) => ({
  method,
  path: `/personal-data/${path}`,
  handler: `personal-data.${action}`,
  config: {},
});

/** For staff of the role `admin`. The log has one route, which reads it. */
export default {
  type: 'content-api',
  routes: [
    route('POST', 'search', 'search'),
    route('POST', 'export', 'export'),
    route('POST', 'erase', 'erase'),
    route('GET', 'retention', 'showRetention'),
    route('PUT', 'retention', 'changeRetention'),
    route('GET', 'log', 'showLog'),
  ],
};
