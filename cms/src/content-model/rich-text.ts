import { isRecord } from '../../contracts/is-record';
import { textOf, type Values } from './entry';

/** Returns all nodes of a type in rich text, at any depth. Rich text has no schema to walk along. */
export function richTextNodes(value: unknown, type: string): Values[] {
  if (Array.isArray(value)) return value.flatMap((each) => richTextNodes(each, type));
  if (!isRecord(value)) return [];
  return [...(value.type === type ? [value] : []), ...richTextNodes(value.children, type)];
}

/**
 * Returns the pictures in rich text. Each is a copy of the record in the media library, with URL and
 * alternative text, as it was when the picture was inserted.
 */
export function richTextPictures(value: unknown): Values[] {
  return richTextNodes(value, 'image')
    .map(({ image }) => image)
    .filter(isRecord);
}

/** Returns the file hashes of the pictures; Strapi names files by hash: `…/lector_1a2b3c.webp`. */
export function richTextPictureHashes(value: unknown): string[] {
  return richTextPictures(value).map(({ url }) => {
    const [path = ''] = textOf(url).split(/[?#]/);
    return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  });
}
