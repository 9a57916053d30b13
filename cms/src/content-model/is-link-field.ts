const ADDRESS_FIELD = /^(?:href|url|.+Url)$/;

/** Returns true for fields that can contain links. */
export function isLinkField({ type }: { type: string }, name: string): boolean {
  return type === 'blocks' || (type === 'string' && ADDRESS_FIELD.test(name));
}
