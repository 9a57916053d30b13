/** `auth: false` for the reason given in the enquiry routes. */
export default {
  type: 'content-api',
  routes: [
    {
      method: 'POST',
      path: '/newsletter-subscriptions',
      handler: 'newsletter-subscription.create',
      config: { auth: false },
    },
    {
      method: 'POST',
      path: '/newsletter-subscriptions/form',
      handler: 'newsletter-subscription.createFromForm',
      config: { auth: false },
    },
  ],
};
