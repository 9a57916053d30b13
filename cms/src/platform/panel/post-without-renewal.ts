// Strapi sets it when it renders the panel, after this module has been loaded.
//
// UPSTREAM: @strapi/admin 5.54 · `window.strapi.backendURL`
// why: `useFetchClient` renews the session with every request, also with those of a timer
// test: site/e2e/panel/saving.spec.ts
// until: requests can be made without renewing the session
const backendUrl = () => (window.strapi as unknown as { backendURL: string }).backendURL;

type Options = {
  token: string;
  body: object;
  /** Lets the request outlive the page. */
  keepalive: boolean;
};

/**
 * Posts to a route of the CMS without Strapi's client, which would keep renewing an idle session. For
 * requests of a timer or of a page that is closed; all others use `useFetchClient`.
 * @returns the body of the response; undefined after a failure
 */
export async function postWithoutRenewal<Body>(
  path: string,
  { token, body, keepalive }: Options,
): Promise<Body | undefined> {
  const response = await fetch(`${backendUrl()}${path}`, {
    method: 'POST',
    keepalive,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return response?.ok ? ((await response.json()) as Body) : undefined;
}
