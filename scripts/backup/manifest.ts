import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseKind } from '../lib/database.ts';
import { CMS_DIR, ROOT_DIR } from '../lib/dirs.ts';
import { UserError } from '../lib/user-error.ts';

export const MANIFEST_NAME = 'manifest.json';
const FORMAT = 'tequiora-backup';
const VERSION = 1;

export type FileFacts = { bytes: number; sha256: string };
export type TableFacts = FileFacts & { rows: number; columns: string[] };

/** The table of contents of a backup, its last file. */
export type Manifest = {
  format: typeof FORMAT;
  version: number;
  product: string;
  strapi: string;
  createdAt: string;
  database: DatabaseKind;
  tables: Record<string, TableFacts>;
  files: Record<string, FileFacts>;
  /** Uploads that the database names and that were not on disk. */
  missing: string[];
  /** Number of files that the database names and that are in another storage, such as a bucket. */
  elsewhere: number;
};

type Package = { version: string; dependencies?: Record<string, string> };

function readPackage(folder: string): Package {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;
}

export function createManifest(
  facts: Pick<Manifest, 'createdAt' | 'database' | 'tables' | 'files' | 'missing' | 'elsewhere'>,
): Manifest {
  return {
    format: FORMAT,
    version: VERSION,
    product: readPackage(ROOT_DIR).version,
    // An exact version. An image without the CMS may have the manifest without its dependencies.
    strapi: readPackage(CMS_DIR).dependencies?.['@strapi/strapi'] ?? 'desconocido',
    ...facts,
  };
}

/** @throws UserError when the text is not a manifest of a supported version */
export function parseManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Partial<Manifest>;
  if (manifest.format !== FORMAT || !manifest.tables || !manifest.files) {
    throw new UserError('No es un respaldo de este producto.');
  }
  if (manifest.version !== VERSION) {
    throw new UserError(
      `El respaldo tiene el formato ${manifest.version} y esta versión lee el ${VERSION}.`,
      'Restáuralo con la versión del producto que lo hizo y actualiza después.',
    );
  }
  return manifest as Manifest;
}

export function countRows({ tables }: Manifest): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}
