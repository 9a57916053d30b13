import { isRecord } from '../../../../contracts/is-record';
import type { PreviewContent, PreviewPicture } from '../../../../contracts/preview';
import { isoDay } from '../../../../contracts/zoned-time';
import {
  type Attribute,
  BULLET,
  type Content,
  contentAttributes,
  type GetModel,
} from '../../../content-model/content-attributes';
import { type FieldFilter, populateFor } from '../../../content-model/populate-for';
import { componentOf, type ContentField, walkContent } from '../../../content-model/walk-content';

const PICTURE_FIELDS = ['url', 'alternativeText', 'width', 'height', 'focalPoint'];
const NUMBERS = new Set(['integer', 'biginteger', 'decimal', 'float']);

function isScalar({ type }: Attribute): boolean {
  return !['media', 'relation', 'component', 'dynamiczone'].includes(type);
}

/** Returns a value for a required field that a draft lacks. */
function emptyValue(attribute: Attribute): unknown {
  const { type, default: fallback } = attribute;
  if (fallback !== undefined) return fallback;
  if (NUMBERS.has(type)) return 0;
  if (type === 'boolean') return false;
  if (type === 'blocks') return [];
  if (type === 'date') return isoDay(new Date());
  return attribute.type === 'enumeration' ? attribute.enum[0] : '';
}

/** Creates a reader that returns entries in the shape of the props of the site's sections. */
export function createPreviewReader(getModel: GetModel) {
  const attributesOf = (uid: string) => contentAttributes(getModel(uid));

  /** Returns the fields that are neither files, nor components, nor related entries. */
  function scalarsOf(uid: string): [string, Attribute][] {
    return attributesOf(uid).filter(([, attribute]) => isScalar(attribute));
  }

  const media = { fields: PICTURE_FIELDS };
  const namesOf = (uid: string) => scalarsOf(uid).map(([name]) => name);

  /** Returns what to read of a related entry: what its card shows, and the scalar fields of its category. */
  function populateOfRelated(uid: string) {
    const linked = { media, relation: (target: string) => ({ fields: namesOf(target) }) };
    return populateFor(attributesOf, uid, linked, isOfCard);
  }

  const linked = {
    media,
    relation: (uid: string) => ({ fields: namesOf(uid), populate: populateOfRelated(uid) }),
  };

  function describeScalars(uid: string, row: Content): Content {
    const values = scalarsOf(uid).map(([name]): [string, unknown] => [name, row[name] ?? null]);
    return Object.fromEntries(values);
  }

  function describeValue(
    { attribute, value }: ContentField,
    describePart: (part: unknown) => PreviewContent,
    describeTarget: DescribeTarget,
  ): unknown {
    switch (attribute.type) {
      case 'media':
        if (attribute.multiple) return recordsOf(value).map(describePicture);
        return isRecord(value) ? describePicture(value) : null;
      case 'relation': {
        const describeOne = (row: Content) => describeTarget(attribute.target ?? '', row);
        if (Array.isArray(value)) return recordsOf(value).map(describeOne);
        return isRecord(value) ? describeOne(value) : null;
      }
      case 'dynamiczone':
        return recordsOf(value).map((part) => ({
          __component: componentOf(attribute, part),
          ...describePart(part),
        }));
      case 'component': {
        const { component, repeatable, required } = attribute;
        if (!repeatable) return value || required ? describePart(value ?? {}) : null;
        const rows = recordsOf(value);
        return component === BULLET ? rows.map(({ text }) => text) : rows.map(describePart);
      }
      default:
        return value ?? (attribute.required ? emptyValue(attribute) : null);
    }
  }

  function describeWith(
    uid: string,
    row: Content,
    describeTarget: DescribeTarget,
    matches: FieldFilter = () => true,
  ): PreviewContent {
    const values = walkContent<[string, unknown] | null>(
      attributesOf,
      uid,
      row,
      (field, visitPart) => {
        if (!matches(field.attribute, field.name)) return null;
        const describePart = (part: unknown) =>
          Object.fromEntries(visitPart(part).filter((each) => each !== null));
        return [field.name, describeValue(field, describePart, describeTarget)];
      },
    );
    return Object.fromEntries(values.filter((each) => each !== null));
  }

  const describeRelated = (uid: string, row: Content) =>
    describeWith(uid, row, describeScalars, isOfCard);

  return {
    populateOf: (uid: string) => populateFor(attributesOf, uid, linked),
    populateOfRelated,
    /** Returns the public content of an entry, without row ids, timestamps and private fields. */
    describe: (uid: string, row: Content) => describeWith(uid, row, describeRelated),
  };
}

type DescribeTarget = (uid: string, row: Content) => PreviewContent;

/** Returns true for what the card of an entry shows: everything but lists of other entries. */
const isOfCard: FieldFilter = (attribute) =>
  attribute.type !== 'relation' || attribute.relation?.endsWith('ToOne') === true;

function recordsOf(value: unknown): Content[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function describePicture(file: Content): PreviewPicture {
  const values = PICTURE_FIELDS.map((field) => [field, file[field]]);
  return Object.fromEntries(values) as PreviewPicture;
}
