import { mkdirSync } from 'node:fs';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { readSettings } from '../src/platform/env/settings';

// Below the contract's 10 s, with time left to probe the database and respond with 503.
const STATEMENT_TIMEOUT_MS = 6_000;

/**
 * How long a statement waits for a SQLite database that another process has locked. The wait blocks the
 * whole process, so that three enquiries and what timers read must fit into the two seconds of a
 * health check: up to seven statements.
 */
const SQLITE_LOCK_TIMEOUT_MS = 200;

type SqliteConnection = { pragma(command: string): unknown };
type Done = (error?: Error, connection?: unknown) => void;

/** Writes what knex reports to the log of the CMS; by default it prints plain text. */
const log = {
  warn: (message: string) => strapi.log.warn(message),
  error: (message: string) => strapi.log.error(message),
};

function toParts(connectionString: string) {
  const url = new URL(connectionString);
  return {
    host: url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
  };
}

export default function database(): Core.Config.Database {
  // PostgreSQL's columns store timestamps without a time zone, so an instance in another zone would
  // read them hours off.
  process.env.TZ = 'UTC';
  const { database: settings } = readSettings();
  if (settings.client === 'postgres') {
    return {
      connection: {
        client: 'postgres',
        log,
        // Keeps bound values, which are personal data of visitors, out of error messages and logs.
        compileSqlOnError: false,
        connection: {
          ...toParts(settings.url),
          // Applied after the parts; adds options such as sslmode.
          connectionString: settings.url,
          // A hanging database must lead to a response within the contract's 10 s.
          statement_timeout: STATEMENT_TIMEOUT_MS,
          // A hanging server cannot enforce its own timeout.
          query_timeout: STATEMENT_TIMEOUT_MS,
          connectionTimeoutMillis: 5_000,
        },
        pool: settings.pool,
        acquireConnectionTimeout: STATEMENT_TIMEOUT_MS,
      },
    };
  }
  mkdirSync(path.dirname(settings.filename), { recursive: true });
  return {
    connection: {
      client: 'sqlite',
      log,
      compileSqlOnError: false,
      connection: { filename: settings.filename },
      pool: {
        afterCreate(connection: unknown, done: Done) {
          (connection as SqliteConnection).pragma(`busy_timeout = ${SQLITE_LOCK_TIMEOUT_MS}`);
          done(undefined, connection);
        },
      },
      useNullAsDefault: true,
    },
  };
}
