/** Everybody who can send a request, by what they prove: nothing, a key, or a session with a role. */
export const IDENTITIES = [
  'visitor',
  'site',
  'dashboard',
  'redactor',
  'editor',
  'administrador',
  'superAdmin',
] as const;

export type Identity = (typeof IDENTITIES)[number];

/** Whose requests pass; those of the others get 401, 403, 404 or 405. */
export const AUDIENCES = {
  /** The route does not exist. */
  closed: [],
  /** Another proof than that of an identity: a refresh cookie, a token in the address. */
  otherProof: [],
  /** Strapi takes it while `npm run dev` runs, and refuses it otherwise. */
  developers: [],
  everybody: IDENTITIES,
  site: ['site'],
  dashboard: ['dashboard'],
  siteAndDashboard: ['site', 'dashboard'],
  panel: ['redactor', 'editor', 'administrador', 'superAdmin'],
  publishers: ['editor', 'administrador', 'superAdmin'],
  administrators: ['administrador', 'superAdmin'],
  superAdmin: ['superAdmin'],
} as const satisfies Record<string, readonly Identity[]>;

export type Audience = keyof typeof AUDIENCES;

/** One decision for several routes. */
export type RouteGroup = {
  audience: Audience;
  why: string;
  /** A permission of the panel that Strapi does not require and we do. */
  permission?: string;
  /** Paths as they are declared, each with its methods. */
  paths: Readonly<Record<string, string>>;
};
