/** Programs of docker-compose.yml that read variables of `.env`. */
export type ComposeProgram = 'cms' | 'publisher' | 'init';

type InCompose =
  /** docker-compose.yml or an image has a value of its own; the one in `.env` has no effect. */
  | 'fixed'
  /** No container needs it. */
  | 'unused'
  /** docker-compose.yml computes values from it. */
  | 'computed'
  /** Passed as it is; `otherwise` is the value when it is empty. */
  | { passedTo: readonly ComposeProgram[]; otherwise?: string }
  /** A secret that `init` creates and writes to the volumes of these programs. */
  | { madeFor: readonly ComposeProgram[] }
  /** A secret of the operator, which `init` writes to the volumes of these programs. */
  | { givenTo: readonly ComposeProgram[] };

export type Variable = {
  /** Starts a section of `.env.example`, with an optional introduction. */
  section?: string;
  introduction?: string;
  /** Comment in `.env.example`, for this variable and the following ones without a comment. */
  help?: string;
  /** Value in `.env.example`; `npm start` replaces one that starts with "ejemplo-" by a random one. */
  value?: string;
  inCompose: InCompose;
  /** Only docker-compose.yml reads it; `npm start` does not. */
  isOnlyForCompose?: true;
};

const CMS = { passedTo: ['cms'] } as const;
const MADE_FOR_CMS = { madeFor: ['cms'] } as const;
const UPLOADS = { passedTo: ['cms', 'publisher'] } as const;

/**
 * Every variable of the product, in the order of `.env.example`. `npm run generate` writes that file and the
 * variables of docker-compose.yml; the start of the product, `init` and the CMS read the names from here.
 */
export const VARIABLES = {
  DATA_DIR: {
    section: 'Where it runs',
    help: 'Folder for database, uploads, releases and caches, relative to this one.',
    value: '.data',
    inCompose: 'fixed',
  },
  HOST: {
    help: 'Host and ports of the three programs.',
    value: '127.0.0.1',
    inCompose: 'fixed',
  },
  CMS_PORT: { value: '1337', inCompose: 'fixed' },
  SITE_PORT: { value: '8000', inCompose: 'unused' },
  PUBLISHER_PORT: { value: '8001', inCompose: 'fixed' },
  CMS_PUBLIC_URL: {
    help: 'Public addresses. Empty: http://HOST:CMS_PORT and http://HOST:SITE_PORT.',
    inCompose: 'computed',
  },
  SITE_PUBLIC_URL: { inCompose: 'computed' },
  DEMO: {
    help: 'true: seed content, demo enquiries in an empty CMS, demo accounts, and the demo account shown on the sign-in page. Empty: true in `npm start`, otherwise false.',
    inCompose: 'fixed',
  },
  FIRST_CONTENT: {
    help: 'true: seed content in an empty CMS, without demo accounts. Empty: as DEMO; true in docker-compose.yml.',
    inCompose: { passedTo: ['cms'], otherwise: 'true' },
  },
  LOG_FORMAT: {
    help: 'json: one object per line, the default of the images. text: plain lines for terminals.',
    value: 'text',
    inCompose: 'fixed',
  },
  METRICS_HOST: {
    help: 'Host and ports of the Prometheus metrics; not public. Empty port: no metrics.',
    value: '127.0.0.1',
    inCompose: 'fixed',
  },
  CMS_METRICS_PORT: { inCompose: 'fixed' },
  PUBLISHER_METRICS_PORT: { inCompose: 'fixed' },

  ADMIN_EMAIL: {
    section: 'docker compose',
    introduction:
      'Only docker-compose.yml reads these. It creates its own secrets and accounts; `docker compose logs init` names the variables of .env that have no effect with it. After a change of SMTP_URL, IMAP_URL, S3_SECRET_ACCESS_KEY or BACKUP_COPY_URL: docker compose up -d, then docker compose restart cms publisher.',
    help: 'Contact for the certificates, and e-mail of the first account of the CMS panel and the dashboard.',
    inCompose: 'computed',
    isOnlyForCompose: true,
  },
  DOMAIN: {
    help: 'Domain of the site; cms.DOMAIN is the CMS panel. Both must resolve to this host. Empty: plain http on this machine.',
    inCompose: { passedTo: ['init'] },
    isOnlyForCompose: true,
  },
  REDIRECT_DOMAIN: {
    help: 'Another domain that leads to DOMAIN, such as www.DOMAIN. It must resolve to this host. Empty: none.',
    inCompose: { passedTo: ['init'] },
    isOnlyForCompose: true,
  },
  HTTP_PORT: {
    help: 'Ports of the host. Empty: 80, 443 and, without a domain, 8081 for the CMS panel.',
    inCompose: 'computed',
    isOnlyForCompose: true,
  },
  HTTPS_PORT: { inCompose: 'computed', isOnlyForCompose: true },
  PANEL_PORT: { inCompose: 'computed', isOnlyForCompose: true },
  CMS_UPSTREAM: {
    help: 'Addresses of the CMS for Caddy, separated by spaces. Empty: cms:1337.',
    inCompose: 'computed',
    isOnlyForCompose: true,
  },

  DATABASE_CLIENT: {
    section: 'Database',
    help: 'sqlite or postgres.',
    value: 'sqlite',
    inCompose: 'fixed',
  },
  DATABASE_FILENAME: {
    help: 'Only for sqlite. Empty: DATA_DIR/cms.sqlite.',
    inCompose: 'unused',
  },
  DATABASE_URL: {
    help: 'Only for postgres: postgres://user:password@host:5432/name',
    inCompose: MADE_FOR_CMS,
  },
  DATABASE_POOL_MIN: {
    help: "Only for postgres: minimum and maximum connections of each CMS instance. Empty: 0 and 10. The total of all instances must stay below the server's max_connections.",
    inCompose: CMS,
  },
  DATABASE_POOL_MAX: { inCompose: CMS },

  S3_BUCKET: {
    section: 'Uploads',
    help: 'An S3-compatible bucket, required when instances of the CMS do not share a disk. Empty: DATA_DIR/public/uploads.',
    inCompose: CMS,
  },
  S3_PREFIX: { help: 'Folder in the bucket. Empty: none.', inCompose: CMS },
  S3_PUBLIC_URL: {
    help: 'Public address of the bucket: https://medios.empresa.mx. Required with S3_BUCKET. http: only if the site has http: too, as on a test machine.',
    inCompose: UPLOADS,
  },
  S3_ENDPOINT: {
    help: "The following variables also apply to `npm run publish:site -- --target s3://bucket/folder`. Empty: Amazon's.",
    inCompose: UPLOADS,
  },
  S3_REGION: { help: 'Empty: us-east-1.', inCompose: UPLOADS },
  S3_ACCESS_KEY_ID: {
    help: "Empty: the default credentials of the machine, as in Amazon's own tools.",
    inCompose: UPLOADS,
  },
  S3_SECRET_ACCESS_KEY: { inCompose: { givenTo: ['cms', 'publisher'] } },
  S3_FORCE_PATH_STYLE: {
    help: 'true: the bucket is part of the path instead of the host name, as with MinIO.',
    inCompose: UPLOADS,
  },

  BACKUP_COPY_URL: {
    section: 'Copies of backups off this machine',
    help: 'An S3-compatible bucket, best with another provider, for `npm run backup -- FILE --copy`: s3://KEY:SECRET@HOST/BUCKET/FOLDER?region=REGION. Write special signs of the secret in their encoded form: %2F for /. Each installation needs a folder of its own. Empty: no copies.',
    inCompose: { givenTo: ['cms'] },
  },
  BACKUP_COPY_PASSPHRASE: {
    help: 'Encrypts the copies; at least 20 characters. Keep it elsewhere too: without it they cannot be read.',
    inCompose: { givenTo: ['cms'] },
  },

  APP_KEYS: {
    section: 'Secrets of the CMS',
    help: "Keys for signing the CMS's cookies, separated by commas, so that they can be rotated.",
    value: 'ejemplo-app-key-1,ejemplo-app-key-2',
    inCompose: MADE_FOR_CMS,
  },
  ADMIN_JWT_SECRET: { value: 'ejemplo-admin-jwt-secret', inCompose: MADE_FOR_CMS },
  API_TOKEN_SALT: { value: 'ejemplo-api-token-salt', inCompose: MADE_FOR_CMS },
  TRANSFER_TOKEN_SALT: { value: 'ejemplo-transfer-token-salt', inCompose: MADE_FOR_CMS },
  ENCRYPTION_KEY: {
    help: 'A new key makes the two-factor secrets unreadable: users then sign in with a recovery code, or their second factor is reset in the CMS panel.',
    value: 'ejemplo-encryption-key',
    inCompose: MADE_FOR_CMS,
  },
  JWT_SECRET: { value: 'ejemplo-jwt-secret', inCompose: MADE_FOR_CMS },

  STRAPI_API_URL: {
    section: 'Communication between the programs',
    help: 'Address and token for the build to read content. Empty address: http://HOST:CMS_PORT. At its start the CMS creates a token with this key and only the necessary permissions.',
    inCompose: 'fixed',
  },
  STRAPI_TOKEN: { value: 'ejemplo-strapi-token', inCompose: { madeFor: ['cms', 'publisher'] } },
  PUBLISHER_URL: {
    help: "Address of the publisher for the CMS's webhooks, and their shared secret. Empty address: http://HOST:PUBLISHER_PORT.",
    inCompose: 'fixed',
  },
  PUBLISHER_SECRET: {
    value: 'ejemplo-publisher-secret',
    inCompose: { madeFor: ['cms', 'publisher'] },
  },
  TRUSTED_PROXIES: {
    help: 'Addresses or networks, separated by spaces, of proxies in front of the product, such as a CDN: visitors are told apart by the X-Forwarded-For that they send. Empty: none; from others it is ignored.',
    inCompose: 'computed',
  },
  RATE_LIMIT_ENQUIRIES_PER_MINUTE: {
    section: 'Limits and sign-in',
    help: 'Rate limits of enquiries and newsletter subscriptions per address. Empty: 5 per minute, 30 per hour.',
    inCompose: CMS,
  },
  RATE_LIMIT_ENQUIRIES_PER_HOUR: { inCompose: CMS },
  RATE_LIMIT_NEWSLETTER_PER_MINUTE: { inCompose: CMS },
  RATE_LIMIT_NEWSLETTER_PER_HOUR: { inCompose: CMS },
  RATE_LIMIT_CONTACT_INTENTS_PER_MINUTE: {
    help: 'The same for presses of WhatsApp links, and for addresses that do not exist. Empty: 10 per minute, 60 per hour.',
    inCompose: CMS,
  },
  RATE_LIMIT_CONTACT_INTENTS_PER_HOUR: { inCompose: CMS },
  RATE_LIMIT_MISSING_ADDRESSES_PER_MINUTE: { inCompose: CMS },
  RATE_LIMIT_MISSING_ADDRESSES_PER_HOUR: { inCompose: CMS },
  RATE_LIMIT_SPEED_PER_MINUTE: {
    help: 'The same for visits whose speed is measured. Empty: 30 per minute, 300 per hour.',
    inCompose: CMS,
  },
  RATE_LIMIT_SPEED_PER_HOUR: { inCompose: CMS },
  RATE_LIMIT_SIGN_IN_FAILURES: {
    help: 'Failed sign-ins to one account per address within 5 minutes, in the dashboard and in the panel; the other limits per address and per account are multiples of it. Empty: 5.',
    inCompose: CMS,
  },
  DASHBOARD_TWO_FACTOR_REQUIRED: {
    help: 'true: dashboard accounts must set up two-factor sign-in before anything else. Empty: optional for each user.',
    inCompose: CMS,
  },

  CMS_ADMIN_EMAIL: {
    section: 'First accounts',
    introduction:
      'A password needs 8 characters with a lower case letter, an upper case letter and a digit.',
    help: 'First super admin of the CMS panel. With docker compose: ADMIN_EMAIL.',
    value: 'editor@tequiora.mx',
    inCompose: 'fixed',
  },
  CMS_ADMIN_PASSWORD: { value: 'ejemplo-Clave-1', inCompose: MADE_FOR_CMS },
  CMS_STAFF_PASSWORD: {
    help: "Password of the panel's demo accounts, one per role (redaccion@, edicion@ and administracion@tequiora.mx). They are created only with DEMO and disabled by a start without it. Empty: no demo accounts.",
    value: 'ejemplo-Clave-3',
    inCompose: 'unused',
  },
  DASHBOARD_ADMIN_EMAIL: {
    help: 'First admin of the dashboard (/admin on the site). With docker compose: ADMIN_EMAIL.',
    value: 'admin@tequiora.mx',
    inCompose: 'fixed',
  },
  DASHBOARD_ADMIN_PASSWORD: { value: 'ejemplo-Clave-2', inCompose: MADE_FOR_CMS },

  SMTP_URL: {
    section: 'Mail',
    help: 'smtp://user:password@host:587, or smtps:// for implicit TLS. Write signs of the password in their encoded form: %25 for %, %40 for @, %2F for /. A password is only sent over TLS, unless the address ends with ?requireTLS=false. Empty: mail is written to DATA_DIR/mail/ as .eml files.',
    inCompose: { givenTo: ['cms'] },
  },
  MAIL_FROM: { help: 'Required with SMTP_URL: Tequiora <avisos@tequiora.mx>', inCompose: CMS },
  MAIL_TO: {
    help: "Recipients of notices about new enquiries, separated by commas, unless the dashboard's settings define them. Empty: DASHBOARD_ADMIN_EMAIL.",
    inCompose: CMS,
  },
  IMAP_URL: {
    help: 'Mailbox whose mails become part of the enquiries, and which is only read: imaps://user:password@host:993/INBOX, or imap:// for STARTTLS, written as SMTP_URL. Empty: no mails are read. The first start skips the mails that are in it.',
    inCompose: { givenTo: ['cms'] },
  },
  MAIL_LIMIT_PER_10_MINUTES: {
    help: 'Maximum number of mails to staff, and to visitors, within ten minutes; the rest goes to staff as a digest, to visitors later. Empty: 30.',
    inCompose: CMS,
  },

  WEBHOOK_PRIVATE_NETWORKS: {
    section: 'Other systems',
    help: 'Addresses or networks, separated by spaces, of systems in your own network that webhooks may be sent to, also by http: 192.168.1.20 or 172.18.0.0/16. Empty: webhooks are sent to the internet only, by https.',
    inCompose: CMS,
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

export const VARIABLE_NAMES = Object.keys(VARIABLES) as VariableName[];

/** Variables that `npm start` reads. */
export type StartVariable = {
  [Name in VariableName]: (typeof VARIABLES)[Name] extends { isOnlyForCompose: true }
    ? never
    : Name;
}[VariableName];

/** Variables that the programs receive without a person: from images, commands and Node. */
type Internal = 'CMS_COMMAND' | 'NODE_ENV';

type Reaching<Program, Place> = Place extends
  | { passedTo: readonly (infer P)[] }
  | { madeFor: readonly (infer P)[] }
  | { givenTo: readonly (infer P)[] }
  ? Program extends P
    ? true
    : false
  : true;

/** Variables that reach the CMS: one that only another container gets is a type error. */
export type CmsVariable =
  | Internal
  | {
      [Name in VariableName]: Reaching<'cms', (typeof VARIABLES)[Name]['inCompose']> extends true
        ? Name
        : never;
    }[VariableName];

const placeOf = (name: VariableName): InCompose => VARIABLES[name].inCompose;

/** Lists the variables that docker-compose.yml passes to a program as they are in `.env`, with their defaults. */
export function passedVariables(
  program: ComposeProgram,
): [name: VariableName, otherwise: string][] {
  return VARIABLE_NAMES.flatMap((name) => {
    const place = placeOf(name);
    if (typeof place === 'string' || !('passedTo' in place)) return [];
    return place.passedTo.includes(program) ? [[name, place.otherwise ?? '']] : [];
  });
}

/** Lists the secrets of a program that `init` creates. */
export function madeSecrets(program: ComposeProgram): VariableName[] {
  return VARIABLE_NAMES.filter((name) => {
    const place = placeOf(name);
    return typeof place === 'object' && 'madeFor' in place && place.madeFor.includes(program);
  });
}

/** Lists the secrets of the operator for a program, or for all. */
export function givenSecrets(program?: ComposeProgram): VariableName[] {
  return VARIABLE_NAMES.filter((name) => {
    const place = placeOf(name);
    if (typeof place === 'string' || !('givenTo' in place)) return false;
    return program === undefined || place.givenTo.includes(program);
  });
}

/** Returns whether a value in `.env` has an effect with docker-compose.yml. */
export function isUsedByCompose(name: VariableName): boolean {
  const place = placeOf(name);
  return place === 'computed' || (typeof place === 'object' && !('madeFor' in place));
}
