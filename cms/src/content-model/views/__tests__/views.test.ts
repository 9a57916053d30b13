import path from 'node:path';
import { ENQUIRY_CHANNEL_LABELS } from '../../../../contracts/enquiry';
import type { Attribute } from '../../content-attributes';
import { optionLabels } from '../../panel/option-labels';
import { readSchemas, type Schema } from '../../read-schemas';
import { isCollectionView, type View } from '../view';
import { COMPONENT_VIEWS, TYPE_VIEWS } from '../views';

const { types, components } = readSchemas(path.join(__dirname, '../../..'));
// Field types for which Strapi shows a placeholder.
const WITH_EXAMPLE = ['string', 'text', 'uid', 'integer', 'decimal'];
const FULL_ROW = ['component', 'json', 'blocks', 'richtext', 'dynamiczone'];
const ROW = 12;
const SCHEDULE_FIELDS: Record<string, Attribute> = {
  publishAt: { type: 'datetime' },
  unpublishAt: { type: 'datetime' },
};
const SYSTEM_FIELDS = ['id', 'createdAt', 'updatedAt'];
// Derived fields that are not shown to staff.
const HIDDEN_FIELDS = [
  'idempotencyKey',
  'requestHash',
  'history',
  'lines',
  'answerMinutes',
  'urgency',
  'waitingUntil',
  'unansweredMails',
  'ownerId',
  'statusRank',
  'arrivalWeek',
  'emailKey',
  'hasFormerContacts',
  'formerContacts',
  'nameKey',
  'sourcePath',
  'searchText',
  'shared.business-hours: label',
  'api::redirect.redirect: entryType',
  'api::redirect.redirect: entryId',
];

const isShown = ({ pluginOptions }: Schema) =>
  pluginOptions?.['content-manager']?.visible !== false;
const shownTypes = Object.entries(types).filter(([, schema]) => isShown(schema));
const owners = [
  ...shownTypes.map(([uid, schema]) => [uid, schema, TYPE_VIEWS[uid]] as const),
  ...Object.entries(components).map(
    ([uid, schema]) => [uid, schema, COMPONENT_VIEWS[uid]] as const,
  ),
];

function fieldsOf({ kind, options, attributes }: Schema): Record<string, Attribute> {
  if (!options?.draftAndPublish) return attributes;
  const { publishAt, ...others } = SCHEDULE_FIELDS;
  // Single types cannot be unpublished.
  return { ...attributes, publishAt, ...(kind === 'collectionType' && others) } as Record<
    string,
    Attribute
  >;
}

/** Collects the problems of all views, so that one run reports everything. */
function collectProblems(find: (schema: Schema, view: View, uid: string) => string[]): string[] {
  return owners.flatMap(([uid, schema, view]) =>
    view ? find(schema, view, uid).map((problem) => `${uid}: ${problem}`) : [],
  );
}

describe('the views of types and components', () => {
  it('exist for exactly the types and components that the panel shows', () => {
    const named = (views: object) =>
      Object.keys(views).filter((uid) => !uid.startsWith('plugin::'));
    expect(named(TYPE_VIEWS).sort()).toEqual(shownTypes.map(([uid]) => uid).sort());
    expect(named(COMPONENT_VIEWS).sort()).toEqual(Object.keys(components).sort());
  });

  it('belong to types whose drafts accept any slug, which the publish checks validate', () => {
    const slugs = Object.values(types).flatMap(({ attributes }) =>
      Object.values(attributes).filter(({ type }) => type === 'uid'),
    );
    expect(slugs).toEqual(slugs.map(() => expect.objectContaining({ regex: '^' })));
  });

  it('have a label and help for every field', () => {
    const lacking = collectProblems(({ attributes }, { fields }) =>
      Object.keys(attributes).filter((name) => !fields[name]?.[0] || !fields[name]?.[1]),
    );
    expect(lacking).toEqual([]);
  });

  it('have an example for every field that can show one', () => {
    const lacking = collectProblems(({ attributes }, { fields }) =>
      Object.entries(attributes)
        .filter(([name, { type }]) => WITH_EXAMPLE.includes(type) && !fields[name]?.[2])
        .map(([name]) => name),
    );
    expect(lacking).toEqual([]);
  });

  it('contain no unknown field', () => {
    const unknown = collectProblems(({ attributes }, { fields, readOnly = [] }) =>
      [...Object.keys(fields), ...readOnly].filter((name) => !attributes[name]),
    );
    expect(unknown).toEqual([]);
  });

  it('place every visible field in the editor exactly once', () => {
    const wrong = collectProblems((schema, { editor }, uid) => {
      const placed = editor
        .flat()
        .map(({ name }) => name)
        .sort();
      const expected = Object.keys(fieldsOf(schema)).filter(
        (name) => ![name, `${uid}: ${name}`].some((each) => HIDDEN_FIELDS.includes(each)),
      );
      return placed.join() === expected.sort().join()
        ? []
        : [`${placed.join()} ≠ ${expected.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  it('have rows of at most twelve columns with sizes that Strapi allows', () => {
    const wrong = collectProblems((schema, { editor }) =>
      editor.flatMap((row) => {
        const isTooWide = row.reduce((sum, { size }) => sum + size, 0) > ROW;
        const isCut = row.some(
          ({ name, size }) => FULL_ROW.includes(fieldsOf(schema)[name]?.type ?? '') && size !== ROW,
        );
        return isTooWide || isCut ? [row.map(({ name }) => name).join()] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('use existing fields for columns, sort order and title', () => {
    const wrong = collectProblems((schema, view) => {
      const known = [...Object.keys(fieldsOf(schema)), ...SYSTEM_FIELDS];
      const used = isCollectionView(view)
        ? [view.title, ...view.columns, view.sort[0]]
        : [view.title];
      return used.filter((name) => !known.includes(name));
    });
    expect(wrong).toEqual([]);
  });

  it('title single types with the id', () => {
    const wrong = collectProblems(({ kind }, { title }) =>
      kind === 'singleType' && title !== 'id' ? [title] : [],
    );
    expect(wrong).toEqual([]);
  });

  it('have columns for every collection type', () => {
    const lacking = collectProblems(({ kind }, view) =>
      (kind === 'collectionType') === isCollectionView(view) ? [] : ['columns'],
    );
    expect(lacking).toEqual([]);
  });

  it('have a Spanish label for every option', () => {
    const options = owners.flatMap(([, { attributes }]) =>
      Object.values(attributes).flatMap((attribute) =>
        attribute.type === 'enumeration' ? attribute.enum : [],
      ),
    );
    expect([...new Set(options)].filter((option) => !optionLabels[option])).toEqual([]);
    expect(optionLabels).toMatchObject(ENQUIRY_CHANNEL_LABELS);
  });
});
