import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
  '.ico',
]);
// A smaller response fits into one packet even uncompressed.
const MIN_BYTES = 600;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Content encoding → extension of the compressed sibling, best first. */
export const EXTENSIONS: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** Returns whether files of this type get compressed siblings. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE.has(path.extname(file));
}

// Pages change with every edit and must be live soon; bundles are compressed once and reused.
function brotliQuality(file: string): number {
  return /\.(html|json)$/.test(file) ? 5 : 11;
}

/** Writes `file.br` and `file.gz` next to the file when they are smaller; returns the written paths. */
export async function writeCompressed(file: string): Promise<string[]> {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  const siblings: [string, Buffer][] = [
    [`${file}.br`, br],
    [`${file}.gz`, gz],
  ];
  const smaller = siblings.filter(([, each]) => each.length < content.length);
  for (const [sibling, each] of smaller) await writeFile(sibling, each);
  return smaller.map(([sibling]) => sibling);
}
