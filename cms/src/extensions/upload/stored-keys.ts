import { randomBytes } from 'node:crypto';
import path from 'node:path';

import type { Core } from '@strapi/strapi';
import { strings } from '@strapi/utils';

import { replaceMethods } from '../../platform/strapi/replace-methods';
import { cutToBytes } from '../../platform/values/safe-file-name';

/** A file or a format of it, as Strapi passes it to the storage. */
export type KeyedFile = {
  hash: string;
  /** With the extension of the content. */
  name: string;
  ext?: string;
  mime: string;
  getStream(): NodeJS.ReadableStream;
  stream?: NodeJS.ReadableStream;
  filepath?: string;
};
export type ProviderService = {
  checkFileSize(file: object): Promise<void>;
  upload(file: KeyedFile): Promise<void>;
  replace(file: KeyedFile, old: KeyedFile): Promise<void>;
};
type BucketOptions = { CacheControl: string; ContentDisposition?: string };
type Bucket = {
  uploadStream(file: KeyedFile, options: BucketOptions): Promise<void>;
  delete(file: KeyedFile): Promise<void>;
};

const SLUG_BYTES = 80;
const SUFFIX = /_[0-9a-f]{10}$/;

const addSuffix = (name: string) => `${name}_${randomBytes(5).toString('hex')}`;

/** Returns a unique name without extension for a file on the disk or in the bucket, in ASCII. */
export function createKey(name: string): string {
  const slug = strings.nameToSlug(name, { separator: '_', lowercase: false });
  return addSuffix(cutToBytes(slug, SLUG_BYTES).replace(/_+$/, '') || 'archivo');
}

function optionsFor({ mime }: KeyedFile): BucketOptions {
  return mime.startsWith('image/')
    ? { CacheControl: 'public, max-age=31536000, immutable' }
    : { CacheControl: 'no-cache', ContentDisposition: 'attachment' };
}

/**
 * Stores files in the bucket with the headers that visitors receive: pictures for ever, so a
 * replacement gets a new key, of its own type; documents as downloads at an address that stays, because people share
 * it. Files on the disk keep their address, and browsers revalidate them.
 */
export function storeInBucket(strapi: Core.Strapi, provider: ProviderService): ProviderService {
  const bucket = () => strapi.plugin('upload').provider as Bucket;

  async function send(file: KeyedFile): Promise<void> {
    file.stream = file.getStream();
    await bucket().uploadStream(file, optionsFor(file));
    delete file.stream;
    delete file.filepath;
  }

  if (strapi.config.get('plugin::upload.provider', 'local') === 'local') return provider;
  return replaceMethods(
    { ...provider },
    {
      upload: send,
      async replace(file, old) {
        // Strapi names the formats after the file, and creates them after this call.
        if (file.mime.startsWith('image/') && file.hash === old.hash) {
          file.hash = addSuffix(old.hash.replace(SUFFIX, ''));
          file.ext = path.extname(file.name);
        }
        await send(file);
        if (file.hash !== old.hash) await bucket().delete(old);
      },
    },
  );
}
