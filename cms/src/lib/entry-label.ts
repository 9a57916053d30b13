type Type = { kind: string; info: { displayName: string } };

/** How an entry is told to staff, and found on the site. */
export type EntryLabel = { type: string; name: string; slug?: string };

/** What an entry calls itself, of the fields that it has. */
export const NAME_FIELDS = ['name', 'title'] as const;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The label of an entry: a page that exists once goes by the name of its type. */
export function labelOf(
  { kind, info: { displayName } }: Type,
  content: Record<string, unknown>,
): EntryLabel {
  const own = kind === 'singleType' ? undefined : (content.name ?? content.title);
  const slug = textOf(content.slug);
  const label = { type: displayName, name: textOf(own) ?? displayName };
  return slug === undefined ? label : { ...label, slug };
}

/** The entry among those of all types: `Producto «Lector»`, or the name of a page. */
export function titleOf(type: Type, content: Record<string, unknown>): string {
  const label = labelOf(type, content);
  return label.name === label.type ? label.type : `${label.type} «${label.name}»`;
}
