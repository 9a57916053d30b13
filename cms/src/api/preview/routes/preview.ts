/** `auth: false`: the preview token authorises the request. */
export default {
  type: 'content-api',
  routes: [{ method: 'GET', path: '/preview', handler: 'preview.find', config: { auth: false } }],
};
