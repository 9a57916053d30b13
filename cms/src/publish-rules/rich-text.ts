import { isRecord, type Values } from './entry';

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
