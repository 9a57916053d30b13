import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSqlite, sqliteFile, type DatabaseSettings } from '../lib/database.ts';
import { ROOT_DIR, SCRIPTS_DIR } from '../lib/dirs.ts';
import { close, listen } from '../lib/listen.ts';
import { useTestFolder } from '../lib/use-test-folder.ts';
import { createBackup } from './create-backup.ts';

const folder = useTestFolder();
const at = (name: string): string => path.join(folder(), name);
let settings: DatabaseSettings;

beforeEach(async () => {
  settings = {
    DATA_DIR: at('data'),
    DATABASE_CLIENT: 'sqlite',
    DATABASE_URL: '',
    DATABASE_FILENAME: '',
  };
  mkdirSync(settings.DATA_DIR);
  const db = openSqlite(sqliteFile(settings));
  await db.schema.createTable('products', (table) => table.text('name'));
  await db('products').insert({ name: 'Punto de venta' });
  await db.destroy();
});

/** Runs `npm run backup` or `npm run restore`, interrupts it as Ctrl-C does, and returns its exit code. */
async function interrupt(
  program: string,
  args: string[],
  { cmsUrl = '', isAtWork }: { cmsUrl?: string; isAtWork: () => Promise<unknown> },
): Promise<number | null> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(SCRIPTS_DIR, program), ...args],
    { cwd: ROOT_DIR, env: { ...process.env, ...settings, STRAPI_API_URL: cmsUrl } },
  );
  const exit = once(child, 'exit') as Promise<[number | null]>;
  await isAtWork();
  expect(workspaces()).toHaveLength(1);
  child.kill('SIGINT');
  return (await exit)[0];
}

const workspaces = (): string[] =>
  readdirSync(settings.DATA_DIR).filter((name) => name.startsWith('backup-work-'));

test('an interrupted backup leaves no copy of the database behind', async () => {
  const db = openSqlite(sqliteFile(settings));
  // The backup retries its copy for as long as the lock is held.
  await db.raw('begin exclusive');
  const code = await interrupt('backup.ts', [at('backup.tar.gz')], {
    isAtWork: async () => {
      while (workspaces().length === 0) await sleep(20);
    },
  });
  await db.destroy();
  expect(code).toBe(1);
  expect(workspaces()).toEqual([]);
  expect(readdirSync(folder())).toEqual(['data']);
});

test('an interrupted restore leaves no unpacked backup behind', async () => {
  await createBackup(settings, at('backup.tar.gz'));
  // The restore waits for the response of the CMS, which never comes.
  const cms = createServer();
  const cmsUrl = await listen(cms);
  const code = await interrupt('restore.ts', [at('backup.tar.gz')], {
    cmsUrl,
    isAtWork: () => once(cms, 'request'),
  });
  await close(cms);
  expect(code).toBe(1);
  expect(workspaces()).toEqual([]);
});
