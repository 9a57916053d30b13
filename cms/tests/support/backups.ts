import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { canonicalJson } from '../../src/platform/values/canonical-json';
import { TEST_ENVIRONMENT } from './environment';
import type { Cms } from './start-cms';

const rootDir = path.resolve(__dirname, '../../..');
// No program listens there.
const CLOSED_PORT_URL = 'http://127.0.0.1:9';

type Run = { code: number | null; output: string };
export type Installation = {
  DATA_DIR: string;
  DATABASE_CLIENT: string;
  DATABASE_URL: string;
  STRAPI_API_URL?: string;
};

async function run(program: string, args: string[], installation: Installation): Promise<Run> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: rootDir,
    env: {
      ...process.env,
      ...TEST_ENVIRONMENT,
      // The commands use UTC like the CMS, in any time zone of the machine.
      TZ: 'America/Mexico_City',
      STRAPI_API_URL: CLOSED_PORT_URL,
      CMS_PORT: '',
      NODE_OPTIONS: '',
      ...installation,
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

/** Runs `npm run backup -- FILE` for an installation. */
export const backUp = (installation: Installation, file: string, ...options: '--replace'[]) =>
  run(path.join(rootDir, 'scripts/backup.ts'), [file, ...options], installation);

/** Runs `npm run restore -- FILE` into an installation. @param keepAs replaces `--replace` */
export const restore = (installation: Installation, file: string, keepAs: string[] = []) =>
  run(path.join(__dirname, 'restore-process.mjs'), [file, ...keepAs], installation);

/** Returns the files of the media library by name, with their hashes. */
export function hashUploads(dataDir: string): Record<string, string> {
  const folder = path.join(dataDir, 'public/uploads');
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex');
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, hash(name)]),
  );
}

// In addition to published content; excludes rows that the CMS writes at start.
const KEPT_UIDS = [
  'api::enquiry.enquiry',
  'admin::user',
  'plugin::upload.file',
  'plugin::users-permissions.role',
  'plugin::users-permissions.user',
];

/**
 * Returns the rows as JSON, with the usages of files sorted: the database returns them unordered, and
 * PostgreSQL the keys of their texts.
 */
function comparable(rows: unknown[]): unknown[] {
  const text = JSON.stringify(rows, (key, value: unknown) =>
    key === 'related' && Array.isArray(value)
      ? value.map((one) => canonicalJson(one)).sort()
      : value,
  );
  return JSON.parse(text);
}

/** Returns all entries, components, enquiries and accounts with their relations, by UID. */
export async function readContents(cms: Cms): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  const components = Object.keys(cms.strapi.components);
  const types = Object.keys(cms.strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  for (const uid of [...types, ...components, ...KEPT_UIDS]) {
    const rows = await cms.strapi.db
      .query(uid)
      .findMany({ populate: true, orderBy: { id: 'asc' } });
    contents[uid] = comparable(rows);
  }
  return contents;
}

/** Counts the rows of each relation table. */
export async function countRelations(cms: Cms): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of cms.strapi.db.schema.schema.tables) {
    if (!/_(lnk|mph|cmps)$/.test(name)) continue;
    const [row] = await cms.strapi.db.connection(name).count({ count: '*' });
    counts[name] = Number(row?.count);
  }
  return counts;
}
