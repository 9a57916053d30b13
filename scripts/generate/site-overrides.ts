import { contentAttributes } from '../../cms/src/content-model/content-attributes.ts';
import type { Schema } from '../../cms/src/content-model/read-schemas.ts';

/** Public fields that the site does not query, by type. */
const UNUSED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  // Only the dashboard shows them.
  'api::site-settings.site-settings': ['lossReasons'],
};

/** Returns the fields of a content type or component that the site queries. */
export function usedAttributes(uid: string, schema: Schema) {
  return contentAttributes(schema).filter(([name]) => !UNUSED_FIELDS[uid]?.includes(name));
}
