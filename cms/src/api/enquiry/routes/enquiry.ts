/**
 * `auth: false`: checking a permission needs the database, and during an outage the response would
 * be 401 instead of 503.
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
