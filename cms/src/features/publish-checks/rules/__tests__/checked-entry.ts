import path from 'node:path';

import type { Values } from '../../../../content-model/entry';
import { fieldsOf } from '../../../../content-model/fields-of';
import { readSchemas } from '../../../../content-model/read-schemas';

export const { types, components } = readSchemas(path.join(__dirname, '../../../..'));

/** Returns an entry of one of our types as a check reads it. */
export function checkedEntry(uid: string, values: Values) {
  const schema = types[uid] ?? { attributes: {} };
  return { uid, values, fields: fieldsOf({ uid, schema, components, values }) };
}
