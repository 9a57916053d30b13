const route = (method: string, path: string, action: string, isOpen = false) => ({
  method,
  path: `/auth/${path}`,
  handler: `session.${action}`,
  // An open one asks for no token: a stale one sent along must not keep anybody from signing in.
  config: { prefix: '', ...(isOpen ? { auth: false } : {}) },
});

/** All that users-permissions answers to the outside; its own routes are not registered. */
export const SESSION_ROUTES = {
  type: 'content-api',
  routes: [
    route('POST', 'local', 'signIn', true),
    route('POST', 'refresh', 'refresh', true),
    route('GET', 'verify', 'verify'),
    route('POST', 'logout', 'signOut'),
    route('GET', 'sessions', 'list'),
    route('DELETE', 'sessions/:id', 'end'),
    route('PUT', 'me', 'rename'),
    route('POST', 'change-password', 'changePassword'),
  ],
};
