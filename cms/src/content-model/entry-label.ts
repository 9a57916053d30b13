import type { EntryLabel } from '../../contracts/snapshot';

type Type = { kind: string; info: { displayName: string } };

/** Fields that hold the name of an entry; a type has at most one of them. */
export const NAME_FIELDS = ['name', 'title'] as const;

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns the label of an entry; a single type is labelled with the name of its type. */
export function labelOf(
  { kind, info: { displayName } }: Type,
  content: Record<string, unknown>,
): EntryLabel {
  const own = kind === 'singleType' ? undefined : (content.name ?? content.title);
  const slug = textOf(content.slug);
  const label = { type: displayName, name: textOf(own) ?? displayName };
  return slug === undefined ? label : { ...label, slug };
}

/** Formats an entry with its type: `Producto «Lector»`; a single type by its type name. */
export function titleOf(type: Type, content: Record<string, unknown>): string {
  const label = labelOf(type, content);
  return label.name === label.type ? label.type : `${label.type} «${label.name}»`;
}
