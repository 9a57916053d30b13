import { isRecord, textOf, type Values } from './entry';

/** The nodes of one type in rich text, wherever they stand in it. */
export function nodesOf(value: unknown, type: string): Values[] {
  if (Array.isArray(value)) return value.flatMap((each) => nodesOf(each, type));
  if (!isRecord(value)) return [];
  return [...(value.type === type ? [value] : []), ...nodesOf(value.children, type)];
}

/**
 * The pictures of rich text. Each is a copy, with its address and its text, of what the media
 * library had when somebody put it there.
 */
export function picturesInText(value: unknown): Values[] {
  return nodesOf(value, 'image')
    .map(({ image }) => image)
    .filter(isRecord);
}

/** Which files they are; Strapi names each by its hash: `https://…/uploads/lector_1a2b3c.webp`. */
export function hashesInText(value: unknown): string[] {
  return picturesInText(value).map(({ url }) => {
    const [path = ''] = textOf(url).split(/[?#]/);
    return path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  });
}
