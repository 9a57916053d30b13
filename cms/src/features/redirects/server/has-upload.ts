import type { Core } from '@strapi/strapi';

import { query } from '../../../platform/strapi/query';

const UPLOAD = /^\/uploads\/(.+)\.[a-z\d]+$/i;
/** Precedes the name of a smaller version of a picture. */
const SIZE = /^[a-z\d]+_/;

/** Returns true for the path of a file of the media library, or of a smaller version of one. */
export async function hasUpload(strapi: Core.Strapi, path: string): Promise<boolean> {
  const [, name] = UPLOAD.exec(path) ?? [];
  if (name === undefined) return false;
  const hash = { $in: [name, name.replace(SIZE, '')] };
  return (await query(strapi, 'plugin::upload.file').count({ where: { hash } })) > 0;
}
