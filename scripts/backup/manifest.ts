import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseKind } from '../lib/database.ts';
import { CMS_DIR } from '../lib/dirs.ts';
import { UserError } from '../lib/user-error.ts';
import { VERSION } from '../lib/version.ts';

export const MANIFEST_NAME = 'manifest.json';
const FORMAT = 'tequiora-backup';
const FORMAT_VERSION = 1;

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

/** Returns an exact version. An image without the CMS may have its manifest without its dependencies. */
function readStrapiVersion(): string {
  const text = readFileSync(path.join(CMS_DIR, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies?: Record<string, string> };
  return dependencies?.['@strapi/strapi'] ?? 'desconocido';
}

export function createManifest(
  facts: Pick<Manifest, 'createdAt' | 'database' | 'tables' | 'files' | 'missing' | 'elsewhere'>,
): Manifest {
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    product: VERSION,
    strapi: readStrapiVersion(),
    ...facts,
  };
}

/** @throws UserError when the text is not a manifest of a supported version */
export function parseManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Partial<Manifest>;
  if (manifest.format !== FORMAT || !manifest.tables || !manifest.files) {
    throw new UserError('No es un respaldo de este producto.');
  }
  if (manifest.version !== FORMAT_VERSION) {
    throw new UserError(
      `El respaldo tiene el formato ${manifest.version} y esta versión lee el ${FORMAT_VERSION}.`,
      'Restáuralo con la versión del producto que lo hizo y actualiza después.',
    );
  }
  return manifest as Manifest;
}

/** Returns whether the backup has a database, not only the uploads of an installation that lost it. */
export function hasDatabase({ tables }: Manifest): boolean {
  return Object.keys(tables).length > 0;
}

export function countRows({ tables }: Manifest): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}
