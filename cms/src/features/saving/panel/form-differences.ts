import type { ChangeStep } from '../../../../contracts/history';
import { isRecord } from '../../../../contracts/is-record';
import { allAttributes, type Attribute } from '../../../content-model/content-attributes';
import { describeContent } from '../../../content-model/describe-content';
import type { FormComponents, FormSchema, Values } from '../../../content-model/panel/form-schema';
import { componentOf, mapEach } from '../../../content-model/walk-content';
import { canonicalJson } from '../../../platform/values/canonical-json';

/** The inputs of a three-way merge: as loaded, as edited by this user, as saved by another user. */
export type ThreeForms = { base: Values; mine: Values; theirs: Values };

export type FormDifference = {
  /** The labels of the field: 'Portada › Título'. */
  steps: ChangeStep[];
  /** Path of the value in the form. */
  at: (string | number)[];
  attribute: Attribute;
  changedBy: 'mine' | 'theirs' | 'both';
  mine: unknown;
  theirs: unknown;
};

type Place = Pick<FormDifference, 'steps' | 'at'>;
type Three = { base: unknown; mine: unknown; theirs: unknown };
type Lists = Record<keyof Three, unknown[]>;

// Changed for all entries of a type together; the CMS ignores it in a form.
const NOT_COMPARED = new Set(['order']);

const NO_LINKS = canonicalJson({ connect: [], disconnect: [] });

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

function toComparableValue({ type }: Attribute, value: unknown): unknown {
  if (type === 'media') return mapEach(value, (file) => (isRecord(file) ? file.id : file));
  if (type !== 'relation') return value;
  const { connect, disconnect } = isRecord(value) ? value : {};
  return lengthOf(connect) + lengthOf(disconnect) > 0 ? value : NO_LINKS;
}

/** Returns a value in comparable form: without row ids of components and details of files. */
function toComparable(attribute: Attribute, value: unknown, components: FormComponents): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (!hasParts(attribute)) return toComparableValue(attribute, value);
  const attributesOf = allAttributes((uid) => components[uid] ?? { attributes: {} });
  return mapEach(value, (part) => {
    const component = componentOf(attribute, part);
    if (component === undefined || !isRecord(part)) return part;
    const described = describeContent(attributesOf, component, part, toComparableValue);
    return attribute.type === 'dynamiczone' ? { __component: component, ...described } : described;
  });
}

const hasParts = ({ type }: Attribute) => type === 'component' || type === 'dynamiczone';

/** Row ids are unique within a component only. */
const rowIdOf = ({ id, __component }: Values) =>
  __component === undefined || id === undefined ? id : JSON.stringify([__component, id]);

const rowIdsOf = (list: unknown) =>
  Array.isArray(list)
    ? list.map((part) => (isRecord(part) ? rowIdOf(part) : undefined))
    : undefined;

/** Returns true if three lists have the same components in the same order. */
function isAligned(three: Three): three is Lists {
  const { base, mine, theirs } = three;
  const ids = rowIdsOf(base);
  if (!ids || ids.includes(undefined)) return false;
  return [mine, theirs].every((list) => canonicalJson(rowIdsOf(list)) === canonicalJson(ids));
}

/**
 * Returns the fields that this user or another user changed since the form was loaded. Components are
 * compared field by field, lists item by item while all three versions have the same components.
 * Visits three entries at once, which `walkContent` cannot do.
 * @param changedLinks relations that the other user changed, which a form does not contain
 */
export function findFormDifferences(
  uid: string,
  schema: FormSchema,
  components: FormComponents,
  forms: ThreeForms,
  changedLinks: ReadonlySet<string> = new Set(),
): FormDifference[] {
  function compareField(attribute: Attribute, place: Place, three: Three): FormDifference[] {
    const { base, mine, theirs } = three;
    if (hasParts(attribute) && isAligned(three)) {
      const last = place.steps.at(-1);
      return three.base.flatMap((part, index) => {
        const steps = last ? [...place.steps.slice(0, -1), { ...last, place: index + 1 }] : [];
        const parts = { base: part, mine: three.mine[index], theirs: three.theirs[index] };
        const inner = { steps, at: [...place.at, index] };
        return compareField(attribute, inner, parts);
      });
    }
    const component = componentOf(attribute, base);
    if (component !== undefined && isRecord(base) && isRecord(mine) && isRecord(theirs)) {
      const { attributes = {} } = components[component] ?? {};
      return within(`components.${component}`, attributes, place, { base, mine, theirs });
    }
    const [baseJson, mineJson, theirsJson] = [base, mine, theirs].map((value) =>
      canonicalJson(toComparable(attribute, value, components)),
    );
    const isRelation = attribute.type === 'relation';
    const hasTheirs = isRelation ? changedLinks.has(String(place.at[0])) : theirsJson !== baseJson;
    const hasMine = mineJson !== baseJson;
    if ((!hasMine && !hasTheirs) || (!isRelation && mineJson === theirsJson)) return [];
    const changedBy = hasMine && hasTheirs ? 'both' : hasMine ? 'mine' : 'theirs';
    return [{ ...place, attribute, changedBy, mine, theirs }];
  }

  function within(owner: string, attributes: FormSchema, above: Place, three: ThreeForms) {
    return Object.entries(attributes).flatMap(([field, attribute]) => {
      if (NOT_COMPARED.has(field)) return [];
      const place = { steps: [...above.steps, { owner, field }], at: [...above.at, field] };
      const { base, mine, theirs } = three;
      const values = { base: base[field], mine: mine[field], theirs: theirs[field] };
      return compareField(attribute, place, values);
    });
  }

  return within(`content-types.${uid}`, schema, { steps: [], at: [] }, forms);
}
