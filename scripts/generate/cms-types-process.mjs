// Writes Strapi's types of the content types and components below the working folder. Runs in cms/ and
// registers the CMS, because its features add attributes; it neither fills a database nor listens.
//
// UPSTREAM: @strapi/typescript-utils 5.54 · the generators of types
// why: `strapi ts:generate-types` loads the CMS with its database
// test: scripts/generate/generate.test.ts
// until: the command registers the CMS only
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { compileCms } from '../../cms/tests/support/compile.mjs';

const outDir = process.argv[2];
const ofCms = createRequire(path.resolve('package.json'));
const dataDir = mkdtempSync(path.join(tmpdir(), 'tequiora-types-'));
const distDir = compileCms();
process.on('exit', () => {
  for (const dir of [dataDir, distDir]) rmSync(dir, { recursive: true, force: true });
});

const environment = JSON.parse(readFileSync('tests/support/environment.json', 'utf8'));
Object.assign(process.env, environment, { DATABASE_CLIENT: 'sqlite', DATA_DIR: dataDir });
const { createStrapi } = ofCms('@strapi/strapi');
const options = { appDir: process.cwd(), distDir, serveAdminPanel: false, autoReload: false };
const strapi = await createStrapi(options).register();

const { generators } = createRequire(ofCms.resolve('@strapi/strapi'))('@strapi/typescript-utils');
const reports = await generators.generate({
  strapi,
  pwd: outDir,
  logger: { silent: true },
  artifacts: { contentTypes: true, components: true },
});
// The generator reports its errors to the logger only.
process.exit(reports.components ? 0 : 1);
