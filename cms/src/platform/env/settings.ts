import path from 'node:path';

import { VARIABLES, type CmsVariable } from '../../../contracts/variables';
import { createEnvReader, type EnvSource } from './env-reader';

type DatabaseSettings =
  | { client: 'sqlite'; filename: string }
  /** `pool`: minimum and maximum number of connections of this process. */
  | { client: 'postgres'; url: string; pool: { min: number; max: number } };

type Settings = {
  /** Absolute path of the folder that holds everything the product writes. */
  dataDir: string;
  host: string;
  port: number;
  database: DatabaseSettings;
  cmsUrl: string;
  siteUrl: string;
  /** Public address of the bucket with the uploads; undefined when they are on the disk. */
  mediaUrl: string | undefined;
  isProxied: boolean;
  isDemo: boolean;
  /** True in a command that works on the data of a CMS that may be running, such as the seed. */
  isCommand: boolean;
  /** True when an empty CMS is seeded with cms/data. */
  hasFirstContent: boolean;
  /** True when every dashboard account needs two-factor authentication. */
  isTwoFactorRequired: boolean;
  /** Address of the Prometheus endpoint; undefined when it is off. */
  metrics?: { host: string; port: number };
  logFormat: 'json' | 'text';
};

const isConnections = (value: string) => /^\d{1,2}$/.test(value);
const isPostgresUrl = (value: string) => /^postgres(ql)?:\/\/.+/.test(value);

/** Resolves a path relative to the repository root; Strapi's commands run in cms/ below it. */
const fromRepositoryRoot = (value: string) => path.resolve(process.cwd(), '..', value);

/**
 * Reads where the CMS listens and stores its data. Excludes secrets (see `readSecrets`): Strapi also
 * loads its configuration while it builds the panel, where no secrets are set.
 * @throws EnvError naming each malformed variable
 */
export function readSettings(source: EnvSource = process.env): Settings {
  const env = createEnvReader(source);
  const dataDir = fromRepositoryRoot(source.DATA_DIR?.trim() || VARIABLES.DATA_DIR.value);
  const port = env.port('CMS_PORT', Number(VARIABLES.CMS_PORT.value));
  const client = env.oneOf('DATABASE_CLIENT', ['sqlite', 'postgres'], 'sqlite');
  const hasMetrics = Boolean(source.CMS_METRICS_PORT?.trim());
  const filename = env.optional('DATABASE_FILENAME', 'a file path');
  const connections = (name: CmsVariable, fallback: number) =>
    Number(env.optional(name, 'a number of connections up to 99', isConnections) ?? fallback);
  const pool = {
    min: connections('DATABASE_POOL_MIN', 0),
    max: connections('DATABASE_POOL_MAX', 10),
  };
  // A request that stores an enquiry holds one connection and may need a second one.
  if (pool.max < 2) env.report('DATABASE_POOL_MAX is malformed: it expects 2 or more');
  if (pool.min > pool.max) env.report('DATABASE_POOL_MIN is malformed: DATABASE_POOL_MAX is less');
  const settings: Settings = {
    dataDir,
    port,
    host: env.optional('HOST', 'an address to listen on') ?? '127.0.0.1',
    database:
      client === 'postgres'
        ? {
            client,
            url: env.required(
              'DATABASE_URL',
              'postgres://user:password@host:5432/name',
              isPostgresUrl,
            ),
            pool,
          }
        : {
            client,
            filename: filename ? fromRepositoryRoot(filename) : path.join(dataDir, 'cms.sqlite'),
          },
    cmsUrl: env.url('CMS_PUBLIC_URL', `http://127.0.0.1:${port}`),
    siteUrl: env.url('SITE_PUBLIC_URL', 'http://127.0.0.1:8000'),
    mediaUrl: (source.S3_BUCKET?.trim() && env.url('S3_PUBLIC_URL', '')) || undefined,
    isProxied: env.optional('TRUSTED_PROXIES', 'a list of addresses') !== undefined,
    isDemo: env.flag('DEMO'),
    isCommand: env.flag('CMS_COMMAND'),
    hasFirstContent: env.flag('FIRST_CONTENT') || env.flag('DEMO'),
    isTwoFactorRequired: env.flag('DASHBOARD_TWO_FACTOR_REQUIRED'),
    metrics: hasMetrics
      ? {
          host: env.optional('METRICS_HOST', 'an address to listen on') ?? '127.0.0.1',
          port: env.port('CMS_METRICS_PORT', 0),
        }
      : undefined,
    logFormat: env.oneOf('LOG_FORMAT', ['json', 'text'], 'text'),
  };
  env.finish();
  return settings;
}
