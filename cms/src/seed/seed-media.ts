import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { query } from '../platform/strapi/query';
import { serviceOf } from '../platform/strapi/service-of';
import { hashParts } from './hash-parts';
import { readAlternativeTexts } from './read-seed-entries';
import { SeedError } from './seed-error';
import type { SeedMemory } from './seed-memory';

const FILE = 'plugin::upload.file';
const MIME_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

type StoredFile = { id: number; url: string; updatedAt: string };
type Upload = {
  replace(id: number, upload: object): Promise<StoredFile>;
  upload(upload: object): Promise<StoredFile[]>;
};
type Picture = { name: string; text: string; hash: string; upload: Record<string, unknown> };

function readPicture(dataDir: string, name: string, text: string): Picture {
  const filepath = path.join(dataDir, 'media', name);
  const mimetype = MIME_TYPES[path.extname(name)];
  if (!mimetype) throw new SeedError('media.json', name, 'must be a png, jpg, webp, avif or pdf');
  try {
    const bytes = readFileSync(filepath);
    const upload = { filepath, originalFilename: name, mimetype, size: bytes.length };
    return { name, text, hash: hashParts(bytes, text), upload };
  } catch (error) {
    throw new SeedError('media.json', name, error);
  }
}

/** Returns true when staff have not replaced the file since the seed wrote it. */
function isUntouched(stored: StoredFile, updatedAt: string): boolean {
  return new Date(stored.updatedAt).getTime() === new Date(updatedAt).getTime();
}

/**
 * Uploads the pictures and documents of data/media. Pictures whose bytes or text changed since the last seed are
 * replaced in place, which keeps their URL and references; those that staff replaced are kept unless
 * `force`.
 * @returns the files by file name
 */
export async function seedMedia(
  strapi: Core.Strapi,
  dataDir: string,
  memory: SeedMemory,
  force: boolean,
): Promise<Map<string, StoredFile>> {
  const service = serviceOf<Upload>(strapi, 'plugin::upload.upload');
  const texts = [...readAlternativeTexts(dataDir)];
  const pictures = texts.map(([name, text]) => readPicture(dataDir, name, text));
  const knownIds = pictures.flatMap(({ name }) => memory.file(name)?.id ?? []);
  const stored = await query<StoredFile>(strapi, FILE).findMany({
    where: { id: { $in: knownIds } },
    select: ['id', 'url', 'updatedAt'],
  });
  const storedById = new Map(stored.map((file) => [file.id, file]));
  const files = new Map<string, StoredFile>();
  const added: Picture[] = [];

  for (const picture of pictures) {
    const { name, text, hash, upload } = picture;
    const remembered = memory.file(name);
    const current = remembered && storedById.get(remembered.id);
    if (!remembered || !current) {
      added.push(picture);
      continue;
    }
    files.set(name, current);
    const untouched = isUntouched(current, remembered.updatedAt);
    if (force ? untouched && hash === remembered.hash : !untouched || hash === remembered.hash) {
      continue;
    }
    const fileInfo = { name, alternativeText: text };
    const { id, updatedAt } = await service.replace(current.id, {
      data: { fileInfo },
      file: upload,
    });
    await memory.rememberFiles({ [name]: { id, hash, updatedAt } });
  }

  if (added.length > 0) {
    const uploaded = await service.upload({
      data: { fileInfo: added.map(({ name, text }) => ({ name, alternativeText: text })) },
      files: added.map(({ upload }) => upload),
    });
    const written = added.map(({ name, hash }, index) => {
      const file = uploaded[index];
      if (!file) throw new Error(`Strapi did not store ${name}`);
      files.set(name, file);
      return [name, { id: file.id, hash, updatedAt: file.updatedAt }] as const;
    });
    await memory.rememberFiles(Object.fromEntries(written));
  }
  return files;
}
