import type { Core } from '@strapi/strapi';

import type { Attribute } from './content-attributes';

type Schema = { attributes: Readonly<Record<string, Attribute>> };

export type Values = Readonly<Record<string, unknown>>;

/** An entry from the form of the panel or from the database. */
export type CheckedEntry = {
  uid: string;
  schema: Schema;
  /** Components by uid. */
  components: Readonly<Record<string, Schema>>;
  values: Values;
};

export function componentsOf(strapi: Core.Strapi): CheckedEntry['components'] {
  return strapi.components as object as CheckedEntry['components'];
}

/** Result of a publish check. `path` has the format of Strapi's validation errors. */
export type Problem = { path: string[]; message: string };

/** Returns a trimmed text, or '' for any other value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
