import { isRecord } from '../../../../contracts/is-record';
import type { Attribute, Content, ListAttributes } from '../../../content-model/content-attributes';
import { componentOf } from '../../../content-model/walk-content';

type Sources = {
  attributesOf: ListAttributes;
  /** Reads the drafts of these documents, without those that the user may not read. */
  readTargets: (target: string, documentIds: readonly string[]) => Promise<Content[]>;
};

/**
 * Returns a stored entry with the values of the panel's form in place of its own. The form has the
 * changes of relations only; files are whole, and components have the ids of their rows.
 */
export function applyFormValues(
  { attributesOf, readTargets }: Sources,
  uid: string,
  values: Content,
  stored: Content,
): Promise<Content> {
  async function within(model: string, form: Content, row: Content): Promise<Content> {
    const fields = attributesOf(model).map(
      async ([name, attribute]): Promise<[string, unknown]> => [
        name,
        name in form ? await convert(attribute, form[name], row[name]) : row[name],
      ],
    );
    return { ...row, ...Object.fromEntries(await Promise.all(fields)) };
  }

  async function convert(attribute: Attribute, value: unknown, row: unknown): Promise<unknown> {
    switch (attribute.type) {
      case 'relation':
        return changeRelation(attribute.target ?? '', value, row);
      case 'component':
      case 'dynamiczone': {
        const convertPart = async (part: unknown) => {
          const model = componentOf(attribute, part);
          if (!isRecord(part) || model === undefined) return null;
          const { __component } = part;
          const known = await within(model, part, findPart(row, part));
          return __component === undefined ? known : { ...known, __component };
        };
        return Array.isArray(value) ? Promise.all(value.map(convertPart)) : convertPart(value);
      }
      default:
        return value;
    }
  }

  async function changeRelation(target: string, change: unknown, row: unknown): Promise<unknown> {
    if (!isRecord(change)) return row;
    const removed = new Set(documentIdsOf(change.disconnect));
    const added = documentIdsOf(change.connect);
    const kept = recordsOf(row).filter(({ documentId }) => !removed.has(String(documentId)));
    const keptIds = new Set(kept.map(({ documentId }) => documentId));
    const isNew = (id: string) => !keptIds.has(id);
    const targets = added.some(isNew) ? await readTargets(target, added.filter(isNew)) : [];
    if (Array.isArray(row)) return [...kept, ...targets];
    return targets.at(-1) ?? kept[0] ?? null;
  }

  return within(uid, values, stored);
}

/** Returns the stored row of a component; an empty one for a component that was added in the form. */
function findPart(row: unknown, part: Content): Content {
  const isSame = ({ id, __component }: Content) =>
    id === part.id && __component === part.__component;
  return recordsOf(row).find(isSame) ?? {};
}

function recordsOf(value: unknown): Content[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

/** Returns the documents of the entries that the form adds to a relation or removes from it. */
function documentIdsOf(entries: unknown): string[] {
  return recordsOf(entries)
    .map(({ documentId, apiData }) => (isRecord(apiData) ? apiData.documentId : documentId))
    .filter((id): id is string => typeof id === 'string');
}
