import { ownAttributes } from '../../src/content-model/content-attributes';
import type { Cms } from './start-cms';

type Values = Record<string, unknown>;
type Populate = Record<string, object>;
type Attribute = ReturnType<typeof ownAttributes>[number][1];

const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]) as Values[];

/** Returns functions that read an entry and send it back like a form of a hostile client. */
export function createHostileEntries(cms: Cms, largestId: number) {
  const modelOf = (uid: string) => cms.strapi.getModel(uid as 'api::product.product');
  const attributesOf = (uid: string) => ownAttributes(modelOf(uid));

  const within = (uid: string) => ({ populate: populateOf(uid) });

  /** Returns the populate map of all components, relations and files of a model. */
  function populateOf(uid: string): Populate {
    const entries = attributesOf(uid).flatMap(([name, attribute]): [string, object][] => {
      if (attribute.type === 'component') return [[name, within(attribute.component)]];
      if (attribute.type === 'dynamiczone') {
        return [
          [name, { on: Object.fromEntries(attribute.components.map((c) => [c, within(c)])) }],
        ];
      }
      return ['relation', 'media'].includes(attribute.type) ? [[name, {}]] : [];
    });
    return Object.fromEntries(entries);
  }

  /** System attributes of an entry that no form changes, and columns of the database. */
  const systemValues = {
    id: largestId,
    createdAt: '2001-01-01T00:00:00.000Z',
    publishedAt: '2001-01-01T00:00:00.000Z',
    firstPublishedAt: '2001-01-01T00:00:00.000Z',
    createdBy: 1,
    updatedBy: 1,
    created_by_id: 1,
    updated_by_id: 1,
    created_at: '2001-01-01T00:00:00.000Z',
    updated_at: '2001-01-01T00:00:00.000Z',
    document_id: 'ajeno',
    locale: 'fr',
    localizations: [largestId],
    __pivot: { id: largestId },
  };

  /** Adds attributes of the target, and columns of the join table. */
  const reference = ({ id, documentId }: Values) => ({
    ...systemValues,
    ...{ id, documentId, name: 'robado', title: 'robado', alternativeText: 'robado' },
  });

  function valueOf(attribute: Attribute, value: unknown): unknown {
    if (value === null || value === undefined) return value;
    const part = (values: Values): Values => {
      const uid = attribute.type === 'component' ? attribute.component : String(values.__component);
      const { __component, id } = values;
      const sent = { ...systemValues, id, documentId: 'ajeno', ...bodyOf(uid, values) };
      return __component === undefined ? sent : { ...sent, __component };
    };
    switch (attribute.type) {
      case 'component':
        return Array.isArray(value) ? (value as Values[]).map(part) : part(value as Values);
      case 'dynamiczone':
        return listOf(value).map(part);
      case 'relation':
        return { set: listOf(value).map(reference) };
      case 'media':
        return Array.isArray(value) ? listOf(value).map(reference) : reference(value as Values);
      default:
        return value;
    }
  }

  /** Returns the fields of an entry with system attributes in its components, relations and files. */
  function bodyOf(uid: string, values: Values): Values {
    return Object.fromEntries(
      attributesOf(uid).map(([name, attribute]) => [name, valueOf(attribute, values[name])]),
    );
  }

  /** Returns the row id of each table that any request could have written, and its largest value. */
  async function largestStoredId(): Promise<number> {
    const tables = [...cms.strapi.db.metadata.values()]
      .filter(({ attributes }) => 'id' in attributes)
      .map(({ tableName }) => tableName);
    // One statement for each table: for all at once, PostgreSQL opens every index, which takes seconds.
    let largest = 0;
    for (const table of tables) {
      const [row] = await cms.strapi.db.connection(table).max('id as id');
      largest = Math.max(largest, Number(row?.id ?? 0));
    }
    return largest;
  }

  return {
    systemValues,
    largestStoredId,
    async read(uid: string, documentId: string): Promise<Values> {
      const where = {
        documentId,
        ...('publishedAt' in modelOf(uid).attributes && { publishedAt: null }),
      };
      return cms.strapi.db.query(uid).findOne({ where, populate: populateOf(uid) });
    },
    bodyOf,
  };
}
