export type Attribute = {
  type: string;
  component?: string;
  target?: string;
  required?: boolean;
};
type Schema = { attributes: Readonly<Record<string, Attribute>> };

export type Values = Readonly<Record<string, unknown>>;

/** An entry as it is in the panel's form, or as it is stored. */
export type CheckedEntry = {
  uid: string;
  schema: Schema;
  /** Components by uid. */
  components: Readonly<Record<string, Schema>>;
  values: Values;
};

/** What keeps an entry from being published. `path`: the field, as Strapi's validation names it. */
export type Problem = { path: string[]; message: string };

export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text without surrounding space; '' when there is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
