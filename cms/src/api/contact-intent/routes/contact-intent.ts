/** `auth: false` for the reason given in the enquiry routes. */
export default {
  type: 'content-api',
  routes: [
    {
      method: 'POST',
      path: '/contact-intents',
      handler: 'contact-intent.create',
      config: { auth: false },
    },
  ],
};
