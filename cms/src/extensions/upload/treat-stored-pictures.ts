import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Core } from '@strapi/strapi';

import sharp from 'sharp';

import { query } from '../../platform/strapi/query';
import { serviceOf } from '../../platform/strapi/service-of';
import { readFileType } from './file-type';
import type { UploadService } from './guard-files';
import { preparePicture } from './prepare-picture';

type StoredPicture = {
  id: number;
  name: string;
  url: string;
  mime: string;
  width: number | null;
  formats: { thumbnail?: object } | null;
  alternativeText: string | null;
  caption: string | null;
  focalPoint: object | null;
};
type Treatment = { treated: number; unchanged: number; failed: string[] };

const SMALL_PX = 156;
const READ_TIMEOUT_MS = 60_000;

/** Returns the path of the original; files of a bucket are downloaded into the folder. */
async function fetchOriginal(strapi: Core.Strapi, url: string, folder: string): Promise<string> {
  if (url.startsWith('/')) return path.join(strapi.dirs.static.public, url);
  const response = await fetch(url, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const target = path.join(folder, 'original');
  await writeFile(target, Buffer.from(await response.arrayBuffer()));
  return target;
}

/** Returns true when an upload of the original today would store something else. */
async function isOutdated(
  filepath: string,
  { width, formats }: StoredPicture,
  folder: string,
): Promise<boolean> {
  const type = await readFileType(filepath);
  if (type?.kind !== 'picture') throw new Error('The file is not a picture');
  const metadata = await sharp(filepath, { limitInputPixels: false }).metadata();
  const isLarge = Math.max(metadata.width, metadata.height) > SMALL_PX * 2;
  if (!width || (isLarge && !formats?.thumbnail)) return true;
  return (await preparePicture(filepath, type, metadata, folder)).filepath !== filepath;
}

/**
 * Treats the stored pictures as uploads are today: upright, without data about place, camera and owner,
 * with size and small format. A treated picture needs no change, so the work can be stopped after any
 * picture and run again.
 * @param mayContinue returns false to stop before the next picture
 */
export async function treatStoredPictures(
  strapi: Core.Strapi,
  mayContinue: () => boolean = () => true,
): Promise<Treatment> {
  const files = query<StoredPicture>(strapi, 'plugin::upload.file');
  const uploads = serviceOf<UploadService>(strapi, 'plugin::upload.upload');
  const pictures = await files.findMany({
    where: { mime: { $startsWith: 'image/' } },
    orderBy: 'id',
  });
  const result: Treatment = { treated: 0, unchanged: 0, failed: [] };
  for (const picture of pictures) {
    if (!mayContinue()) break;
    const folder = await mkdtemp(path.join(tmpdir(), 'stored-'));
    try {
      const filepath = await fetchOriginal(strapi, picture.url, folder);
      if (await isOutdated(filepath, picture, folder)) {
        const { id, name, alternativeText, caption, focalPoint, mime } = picture;
        const { size } = await stat(filepath);
        const file = { filepath, size, originalFilename: name, mimetype: mime };
        const fileInfo = { name, alternativeText, caption, focalPoint };
        await uploads.replace(id, { data: { fileInfo }, file });
        result.treated += 1;
      } else {
        result.unchanged += 1;
      }
    } catch (error) {
      result.failed.push(`${picture.name} (${picture.id}): ${String(error)}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return result;
}
