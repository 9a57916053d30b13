import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { query } from '../../../platform/strapi/query';

type Picture = {
  id: number;
  url: string;
  mime: string;
  size: number;
  width: number | null;
  height: number | null;
};

const FIELDS = ['id', 'url', 'mime', 'size', 'width', 'height'] as const;

/**
 * Returns what identical pictures share. The content of files in a bucket is not read: same type, size
 * and dimensions are enough for a warning.
 */
async function readFingerprint(strapi: Core.Strapi, { url }: Picture): Promise<string> {
  if (!url.startsWith('/')) return 'bucket';
  try {
    const file = await readFile(path.join(strapi.dirs.static.public, url));
    return createHash('sha256').update(file).digest('base64');
  } catch {
    // A missing file equals no other one.
    return url;
  }
}

const looksOf = ({ mime, size, width, height }: Picture) => [mime, size, width, height].join(' ');

/**
 * Returns for each of these pictures that was uploaded more than once the ids of all its copies,
 * including its own. Only files of the same type, size and dimensions are read.
 */
export async function readPictureCopies(
  strapi: Core.Strapi,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map();
  const files = query<Picture>(strapi, 'plugin::upload.file');
  const shown = await files.findMany({ where: { id: { $in: [...new Set(ids)] } }, select: FIELDS });
  const sizes = [...new Set(shown.map(({ size }) => size))];
  const candidates = await files.findMany({ where: { size: { $in: sizes } }, select: FIELDS });
  const alike = new Map<string, Picture[]>();
  for (const file of candidates) {
    alike.set(looksOf(file), [...(alike.get(looksOf(file)) ?? []), file]);
  }
  const copies = new Map<number, number[]>();
  for (const group of alike.values()) {
    if (group.length < 2) continue;
    const contents = await Promise.all(group.map((file) => readFingerprint(strapi, file)));
    for (const [index, { id }] of group.entries()) {
      const same = group.filter((_file, other) => contents[other] === contents[index]);
      copies.set(
        id,
        same.map((file) => file.id),
      );
    }
  }
  return copies;
}
