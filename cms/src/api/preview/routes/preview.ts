/** No role is asked for (`auth: false`): the token itself says what its bearer may read. */
export default {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/preview', handler: 'preview.find', config: { auth: false } }],
};
