import { ALL_ROLES, PUBLISHERS } from '../../contracts/panel-roles';

/**
 * Kinds of clients by their credentials: none, an API token of the site or of another system, or a session
 * with a role. `agent` and `manager` are the two roles of the dashboard.
 */
export const IDENTITIES = [
  'visitor',
  'site',
  'integration',
  'agent',
  'manager',
  ...ALL_ROLES,
  'superAdmin',
] as const;

export type Identity = (typeof IDENTITIES)[number];

/** Identities whose requests are allowed; others get 401, 403, 404 or 405. */
export const AUDIENCES = {
  /** The route does not exist. */
  closed: [],
  /** Needs other credentials: a refresh cookie or a token in the URL. */
  otherProof: [],
  /** Strapi allows it only in development mode. */
  developers: [],
  everybody: IDENTITIES,
  site: ['site'],
  integrations: ['integration'],
  dashboard: ['agent', 'manager'],
  managers: ['manager'],
  siteAndManagers: ['site', 'manager'],
  panel: [...ALL_ROLES, 'superAdmin'],
  publishers: [...PUBLISHERS, 'superAdmin'],
  administrators: ['administrador', 'superAdmin'],
  superAdmin: ['superAdmin'],
} as const satisfies Record<string, readonly Identity[]>;

export type Audience = keyof typeof AUDIENCES;

/** One decision for several routes. */
export type RouteGroup = {
  audience: Audience;
  why: string;
  /** A panel permission that we require in addition to Strapi. */
  permission?: string;
  /** Declared path → methods, separated by spaces. */
  paths: Readonly<Record<string, string>>;
};
