import {
  type Attribute,
  type Content,
  contentAttributes,
  type GetModel,
  type ListAttributes,
} from './content-attributes';
import { describeContent } from './describe-content';
import { NAME_FIELDS } from './entry-label';
import { ORDER_FIELDS } from './ordered-lists';
import { populateFor } from './populate-for';
import { mapEach } from './walk-content';

/** A file id or a `documentId`, with the name at the time of serialization. */
export type Link = { key: number | string; label: string | null };

// The order belongs to the list, not to a single entry.
const UNVERSIONED_FIELDS: ReadonlySet<string> = new Set(ORDER_FIELDS);

export function versionedAttributes(getModel: GetModel): ListAttributes {
  return (uid) =>
    contentAttributes(getModel(uid)).filter(([name]) => !UNVERSIONED_FIELDS.has(name));
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Creates a serializer whose output is stored as a version and can be restored. */
export function createContentSerializer(getModel: GetModel) {
  const attributesOf = versionedAttributes(getModel);
  const nameFieldsOf = (uid: string) =>
    NAME_FIELDS.filter((name) => name in getModel(uid).attributes);
  const linked = {
    media: { select: ['id', 'name'] },
    relation: (target: string) => ({ select: ['documentId', ...nameFieldsOf(target)] }),
  };

  const fileLink = ({ id, name }: Content): Link => ({ key: Number(id), label: textOf(name) });
  function entryLink(target: string, row: Content): Link {
    const [field = ''] = nameFieldsOf(target);
    return { key: String(row.documentId), label: textOf(row[field]) };
  }

  function convert(attribute: Attribute, value: unknown): unknown {
    switch (attribute.type) {
      case 'media':
        return mapEach(value, fileLink);
      case 'relation':
        return mapEach<Content>(value, (row) => entryLink(attribute.target ?? '', row));
      default:
        return value;
    }
  }

  return {
    populateOf: (uid: string) => populateFor(attributesOf, uid, linked),
    describe: (uid: string, row: Content) => describeContent(attributesOf, uid, row, convert),
  };
}
