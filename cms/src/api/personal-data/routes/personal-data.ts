const route = (method: string, path: string, action: string) => ({
  method,
  path: `/personal-data/${path}`,
  handler: `personal-data.${action}`,
  config: {},
});

/** Routes for the role `admin`. The log is read-only. */
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
