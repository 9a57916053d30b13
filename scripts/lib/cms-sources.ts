import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { CMS_DIR, ROOT_DIR } from './dirs.ts';
import { hashTree } from './hash.ts';

const SOURCES = ['src', 'config', 'contracts', 'database', 'package.json', 'tsconfig.json'];
const PANEL_ENTRY = 'src/admin/app.tsx';
/** What the build of the panel reads besides its modules. */
const PANEL_SETTINGS = ['config', 'package.json', 'src/admin'];

export type SourceHashes = { all: string; panel: string };

const isIn = (file: string, names: readonly string[]): boolean =>
  names.some((name) => file === name || file.startsWith(`${name}/`));

const isSource = (file: string): boolean =>
  isIn(file, SOURCES) && !/(^|\/)__tests__(\/|$)|\.test\.tsx?$/.test(file);

/** Returns the modules that the panel imports; undefined when one of them cannot be read. */
async function listPanelModules(cmsDir: string): Promise<string[] | undefined> {
  const result = await build({
    absWorkingDir: cmsDir,
    entryPoints: [PANEL_ENTRY],
    outdir: 'dist',
    bundle: true,
    packages: 'external',
    loader: { '.webp': 'empty' },
    write: false,
    metafile: true,
    logLevel: 'silent',
  }).catch(() => undefined);
  return result && Object.keys(result.metafile.inputs);
}

/** Returns a hash of all sources of the CMS, and one of those that its panel is built from. */
export async function hashCmsSources(cmsDir = CMS_DIR): Promise<SourceHashes> {
  const packages = [readFileSync(path.join(ROOT_DIR, 'package-lock.json'), 'utf8')];
  const all = await hashTree(cmsDir, isSource, packages);
  const modules = await listPanelModules(cmsDir);
  if (!modules) return { all, panel: all };
  const used = new Set(modules);
  const isPanelSource = (file: string, isFolder: boolean): boolean =>
    isSource(file) && (isFolder || used.has(file) || isIn(file, PANEL_SETTINGS));
  return { all, panel: await hashTree(cmsDir, isPanelSource, packages) };
}
