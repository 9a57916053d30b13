type Route = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, handler: string];

const toRouter = (routes: readonly Route[], config: object) => ({
  type: 'content-api',
  // A copy for each route, because Strapi adds the scope of the route to it.
  routes: routes.map(([method, path, handler]) => ({
    ...{ method, path, handler },
    config: { ...config },
  })),
});

/**
 * Returns the router of an API whose routes need a session or the site's token; `handler` is an
 * action: `controller.action` or its UID.
 */
export const protectedRoutes = (routes: readonly Route[]) => toRouter(routes, {});

/**
 * Returns the router of an API that anyone may call. Checking a permission needs the database, and
 * during an outage the response would be 401 instead of 503.
 */
export const publicRoutes = (routes: readonly Route[]) => toRouter(routes, { auth: false });
