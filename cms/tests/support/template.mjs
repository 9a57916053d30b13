import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const resolvePath = (name) => fileURLToPath(new URL(name, import.meta.url));
const NAME = 'cms_template';

/**
 * Starts the CMS once on an empty database; each test file gets a copy, because creating the tables
 * takes most of a start. Returns the SQLite file, or the name of the PostgreSQL database.
 */
export async function makeTemplate(distDir, postgres) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tequiora-template-'));
  await postgres?.createDatabase(NAME);
  // Not synchronous: PostgreSQL stops when this process does not read its log.
  const child = spawn(process.execPath, [resolvePath('template-process.mjs')], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...JSON.parse(readFileSync(resolvePath('environment.json'), 'utf8')),
      TEST_CMS_DIST: distDir,
      DATA_DIR: dataDir,
      DATABASE_CLIENT: postgres ? 'postgres' : 'sqlite',
      DATABASE_URL: postgres?.urlOf(NAME) ?? '',
    },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The first start of the CMS ended with code ${code}.`);
  return {
    database: postgres ? NAME : path.join(dataDir, 'cms.sqlite'),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
