import { isRecord, textOf, type Values } from './entry';

/** Returns all nodes of a type in rich text, at any depth. */
export function richTextNodes(value: unknown, type: string): Values[] {
  if (Array.isArray(value)) return value.flatMap((each) => richTextNodes(each, type));
  if (!isRecord(value)) return [];
  return [...(value.type === type ? [value] : []), ...richTextNodes(value.children, type)];
}

/**
 * Returns the pictures in rich text. Each is a copy of the media library's data, URL and
 * alternative text included, from the time of insertion.
 */
export function richTextPictures(value: unknown): Values[] {
  return richTextNodes(value, 'image')
    .map(({ image }) => image)
    .filter(isRecord);
}

/** Returns the file hashes, which Strapi uses as names: `https://…/uploads/lector_1a2b3c.webp`. */
export function richTextPictureHashes(value: unknown): string[] {
  return richTextPictures(value).map(({ url }) => {
    const [path = ''] = textOf(url).split(/[?#]/);
    return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  });
}
