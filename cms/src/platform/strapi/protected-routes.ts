type ProtectedRoute = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  handler: string,
];

/**
 * Returns the router of an API whose routes need a session or the site's token; `handler` is an
 * action: `controller.action` or its UID.
 */
export const protectedRoutes = (routes: readonly ProtectedRoute[]) => ({
  type: 'content-api',
  routes: routes.map(([method, path, handler]) => ({ method, path, handler, config: {} })),
});
