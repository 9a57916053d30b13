const route = (method: string, path: string, handler: string, isPublic = false) => ({
  method,
  path: `/auth/${path}`,
  handler,
  // Public routes ignore tokens: an expired token in the request must not prevent signing in.
  config: { prefix: '', ...(isPublic ? { auth: false } : {}) },
});

/** The only content API routes of users-permissions; the plugin's own routes are not registered. */
export const SESSION_ROUTES = {
  type: 'content-api',
  routes: [
    route('POST', 'local', 'session.signIn', true),
    route('POST', 'refresh', 'session.refresh', true),
    route('GET', 'verify', 'session.verify'),
    route('POST', 'logout', 'session.signOut'),
    route('GET', 'sessions', 'session.list'),
    route('DELETE', 'sessions/:id', 'session.end'),
    route('PUT', 'me', 'session.changeProfile'),
    route('POST', 'change-password', 'session.changePassword'),
    route('POST', 'two-factor/verify', 'two-factor.verify', true),
    route('GET', 'two-factor', 'two-factor.show'),
    route('POST', 'two-factor/setup', 'two-factor.setup'),
    route('POST', 'two-factor/enable', 'two-factor.enable'),
    route('POST', 'two-factor/disable', 'two-factor.disable'),
    route('POST', 'two-factor/recovery-codes', 'two-factor.renewRecoveryCodes'),
  ],
};
