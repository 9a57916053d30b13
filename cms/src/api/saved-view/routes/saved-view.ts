const route = (method: string, path: string, action: string) => ({
  method,
  path,
  handler: `saved-view.${action}`,
  config: {},
});

/** Routes for signed-in staff. */
export default {
  type: 'content-api',
  routes: [
    route('GET', '/saved-views', 'find'),
    route('POST', '/saved-views', 'create'),
    route('PUT', '/saved-views/:documentId', 'update'),
    route('DELETE', '/saved-views/:documentId', 'delete'),
  ],
};
