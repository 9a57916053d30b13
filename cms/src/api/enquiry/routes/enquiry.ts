/**
 * The routes ask for no permission (`auth: false`): looking one up needs the database, and when that
 * is down a visitor would be told 401 instead of 503.
 */
export default {
  type: 'content-api',
  routes: [
    { method: 'POST', path: '/enquiries', handler: 'enquiry.create', config: { auth: false } },
    {
      method: 'POST',
      path: '/enquiries/form',
      handler: 'enquiry.createFromForm',
      config: { auth: false },
    },
  ],
};
