type Attribute = { type: string; component?: string };
type Schema = { attributes: Readonly<Record<string, Attribute>> };

export type Values = Readonly<Record<string, unknown>>;

/** What somebody edits, as it stands in the form and not as it was saved. */
export type EditedEntry = {
  uid: string;
  schema: Schema;
  /** Components by uid. */
  components: Readonly<Record<string, Schema>>;
  values: Values;
  /** Under which name visitors find it now; undefined when they do not. */
  publishedSlug: string | undefined;
};

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text of the form without surrounding space; '' when there is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
