import { isRecord } from '../../contracts/is-record';
import type { Attribute, GetModel } from './content-attributes';
import type { Values } from './entry';

/** A field with a value. `owner` is its type or component, such as `components.shared.link`. */
type Field = { owner: string; name: string; attribute: Attribute; value: unknown };

/** Converts a value, or each value of a list. */
export function mapEach(value: unknown, convert: (one: unknown) => unknown): unknown {
  return Array.isArray(value) ? value.map(convert) : convert(value);
}

/** Returns a copy of an entry, with the fields of the model and of its components converted. */
export function mapContent(
  getModel: GetModel,
  uid: string,
  entry: Values,
  convert: (field: Field) => unknown,
): Values {
  function within(kind: 'content-types' | 'components', model: string, values: Values): Values {
    const { attributes } = getModel(model);
    const mapped = Object.entries(values).map(([name, value]): [string, unknown] => {
      const attribute = attributes[name] as Attribute | undefined;
      if (!attribute) return [name, value];
      const { type, component = '' } = attribute;
      if (type !== 'component') {
        return [name, convert({ owner: `${kind}.${model}`, name, attribute, value })];
      }
      const part = (each: unknown) =>
        isRecord(each) ? within('components', component, each) : each;
      return [name, mapEach(value, part)];
    });
    return Object.fromEntries(mapped);
  }

  return within('content-types', uid, entry);
}
