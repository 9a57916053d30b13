import { optionWords } from '../../admin/translations/option-words';
import { isCollectionView, type View } from '../view';
import { COMPONENT_VIEWS, TYPE_VIEWS } from '../views';
import { COMPONENTS, TYPES, type Attribute, type Schema } from './schemas';

// Where Strapi shows an example while a field is empty.
const WITH_EXAMPLE = ['string', 'text', 'uid', 'integer', 'decimal'];
const FULL_ROW = ['component', 'json', 'blocks', 'richtext', 'dynamiczone'];
const ROW = 12;
const MOMENTS: Record<string, Attribute> = {
  publishAt: { type: 'datetime' },
  unpublishAt: { type: 'datetime' },
};
const STAMPS = ['id', 'createdAt', 'updatedAt'];
// Filled by the program, and of no use to who reads.
const OF_THE_PROGRAM = [
  'idempotencyKey',
  'requestHash',
  'history',
  'answerMinutes',
  'urgency',
  'statusRank',
  'arrivalWeek',
  'emailKey',
  'searchText',
];

const isShown = ({ pluginOptions }: Schema) =>
  pluginOptions?.['content-manager']?.visible !== false;
const shownTypes = Object.entries(TYPES).filter(([, schema]) => isShown(schema));
const owners = [
  ...shownTypes.map(([uid, schema]) => [uid, schema, TYPE_VIEWS[uid]] as const),
  ...Object.entries(COMPONENTS).map(
    ([uid, schema]) => [uid, schema, COMPONENT_VIEWS[uid]] as const,
  ),
];

function fieldsOf({ kind, options, attributes }: Schema): Record<string, Attribute> {
  if (!options?.draftAndPublish) return attributes;
  const { publishAt, ...others } = MOMENTS;
  // A page that exists once is never taken off the site.
  return { ...attributes, publishAt, ...(kind === 'collectionType' && others) } as Record<
    string,
    Attribute
  >;
}

/** Complaints about all views, so that one run tells everything. */
function complain(find: (schema: Schema, view: View) => string[]): string[] {
  return owners.flatMap(([uid, schema, view]) =>
    view ? find(schema, view).map((complaint) => `${uid}: ${complaint}`) : [],
  );
}

describe('the views of types and components', () => {
  it('are there for every one that the panel shows, and for no other', () => {
    const named = (views: object) =>
      Object.keys(views).filter((uid) => !uid.startsWith('plugin::'));
    expect(named(TYPE_VIEWS).sort()).toEqual(shownTypes.map(([uid]) => uid).sort());
    expect(named(COMPONENT_VIEWS).sort()).toEqual(Object.keys(COMPONENTS).sort());
  });

  it('name and explain every field', () => {
    const lacking = complain(({ attributes }, { fields }) =>
      Object.keys(attributes).filter((name) => !fields[name]?.[0] || !fields[name]?.[1]),
    );
    expect(lacking).toEqual([]);
  });

  it('give an example for every field that can show one', () => {
    const lacking = complain(({ attributes }, { fields }) =>
      Object.entries(attributes)
        .filter(([name, { type }]) => WITH_EXAMPLE.includes(type) && !fields[name]?.[2])
        .map(([name]) => name),
    );
    expect(lacking).toEqual([]);
  });

  it('name no field that does not exist', () => {
    const unknown = complain(({ attributes }, { fields, readOnly = [] }) =>
      [...Object.keys(fields), ...readOnly].filter((name) => !attributes[name]),
    );
    expect(unknown).toEqual([]);
  });

  it('have every field of the staff in the editor, once', () => {
    const wrong = complain((schema, { editor }) => {
      const placed = editor.flatMap((row) => Object.keys(row)).sort();
      const wanted = Object.keys(fieldsOf(schema)).filter((name) => !OF_THE_PROGRAM.includes(name));
      return placed.join() === wanted.sort().join() ? [] : [`${placed.join()} ≠ ${wanted.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  it('have rows that fit, with the sizes that Strapi allows', () => {
    const wrong = complain((schema, { editor }) =>
      editor.flatMap((row) => {
        const sizes = Object.values(row);
        const isTooWide = sizes.reduce((sum, size) => sum + size, 0) > ROW;
        const isCut = Object.entries(row).some(
          ([name, size]) => FULL_ROW.includes(fieldsOf(schema)[name]?.type ?? '') && size !== ROW,
        );
        return isTooWide || isCut ? [Object.keys(row).join()] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('list, sort and title by fields that exist', () => {
    const wrong = complain((schema, view) => {
      const known = [...Object.keys(fieldsOf(schema)), ...STAMPS];
      const used = isCollectionView(view)
        ? [view.title, ...view.columns, view.sort[0]]
        : [view.title];
      return used.filter((name) => !known.includes(name));
    });
    expect(wrong).toEqual([]);
  });

  it('name what there is one of as its type is named, not by one of its texts', () => {
    const wrong = complain(({ kind }, { title }) =>
      kind === 'singleType' && title !== 'id' ? [title] : [],
    );
    expect(wrong).toEqual([]);
  });

  it('have columns for every collection', () => {
    const lacking = complain(({ kind }, view) =>
      (kind === 'collectionType') === isCollectionView(view) ? [] : ['columns'],
    );
    expect(lacking).toEqual([]);
  });

  it('have a Spanish word for every option', () => {
    const options = owners.flatMap(([, { attributes }]) =>
      Object.values(attributes).flatMap((attribute) => attribute.enum ?? []),
    );
    expect([...new Set(options)].filter((option) => !optionWords[option])).toEqual([]);
  });
});
