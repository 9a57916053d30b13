import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CMS_DIR, MODULES_DIR, ROOT_DIR, SITE_DIR } from '../lib/dirs.ts';
import { withLock } from '../lib/lock.ts';
import { syncMirror } from '../lib/mirror.ts';
import type { Supervisor } from '../lib/supervisor.ts';

const FILES_OF_CMS = ['components.d.ts', 'contentTypes.d.ts'];
const FILE_OF_SITE = 'src/gatsby-types.d.ts';
/** Keeps Gatsby's caches, and leaves those of a running `npm run dev` alone. */
const WORK_DIR = path.join(ROOT_DIR, '.data-types');
const MIRROR_DIR = path.join(WORK_DIR, 'site');

const programFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

type Files = Record<string, string>;

/** Returns Strapi's types of the content types and components. */
async function generateCmsTypes(supervisor: Supervisor): Promise<Files> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'tequiora-types-'));
  try {
    await supervisor.run({
      name: 'El generador de tipos del CMS',
      command: process.execPath,
      args: [programFile('cms-types-process.mjs'), outDir],
      cwd: CMS_DIR,
      env: process.env,
    });
    const read = (name: string) => readFile(path.join(outDir, 'types/generated', name), 'utf8');
    const texts = await Promise.all(FILES_OF_CMS.map(read));
    return Object.fromEntries(
      FILES_OF_CMS.map((name, index) => [`cms/types/generated/${name}`, texts[index] ?? '']),
    );
  } finally {
    await rm(outDir, { recursive: true });
  }
}

/** Returns Gatsby's types of the GraphQL schema and of every query. */
async function generateSiteTypes(supervisor: Supervisor): Promise<Files> {
  return withLock(path.join(WORK_DIR, 'lock'), async () => {
    await syncMirror({ siteDir: SITE_DIR, mirrorDir: MIRROR_DIR, rootDir: ROOT_DIR });
    const gatsby = path.join(MODULES_DIR, 'gatsby/package.json');
    await supervisor.run({
      name: 'El generador de tipos del sitio',
      command: process.execPath,
      args: [programFile('site-types-process.cjs'), gatsby],
      cwd: MIRROR_DIR,
      env: process.env,
    });
    const text = await readFile(path.join(MIRROR_DIR, FILE_OF_SITE), 'utf8');
    return { [path.join('site', FILE_OF_SITE)]: text };
  });
}

/**
 * Returns the types that the tools of the CMS and the site generate, by path. Reads the files of
 * `generateFiles`.
 */
export async function generateTypes(supervisor: Supervisor): Promise<Files> {
  const [cms, site] = await Promise.all([
    generateCmsTypes(supervisor),
    generateSiteTypes(supervisor),
  ]);
  return { ...cms, ...site };
}
