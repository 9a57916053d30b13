const route = (method: string, path: string, action: string) => ({
  method,
  path,
  handler: `publication.${action}`,
  config: {},
});

export default {
  type: 'content-api',
  routes: [
    route('GET', '/publication', 'status'),
    route('POST', '/publication', 'publish'),
    route('GET', '/publication/revision', 'revision'),
  ],
};
