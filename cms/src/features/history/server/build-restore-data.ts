import type { ChangeStep, LeftOut } from '../../../../contracts/history';
import { isRecord } from '../../../../contracts/is-record';
import type { Attribute, Content, GetModel } from '../../../content-model/content-attributes';
import { type Link, versionedAttributes } from '../../../content-model/content-serializer';
import {
  componentOf,
  type ContentField,
  mapEach,
  presentFields,
  walkContent,
} from '../../../content-model/walk-content';

type Path = ChangeStep[];

/** Files and entries referenced by a version that still exist. */
type Existing = {
  files: ReadonlySet<Link['key']>;
  /** `documentId`s by type. */
  entries: ReadonlyMap<string, ReadonlySet<Link['key']>>;
};

const isLink = (value: unknown): value is Link => isRecord(value) && 'key' in value;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Returns true if a stored value matches the current type of the field. */
function fits(attribute: Attribute, value: unknown): boolean {
  switch (attribute.type) {
    case 'component':
      // A part of a version may be the only one of what is a list since.
      return isRecord(value) || (attribute.repeatable === true && Array.isArray(value));
    case 'dynamiczone':
      return Array.isArray(value);
    case 'media':
    case 'relation':
      return listOf(value).every(isLink);
    case 'enumeration':
      return attribute.enum.includes(String(value));
    case 'integer':
    case 'decimal':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'json':
      return true;
    case 'blocks':
      return Array.isArray(value);
    case 'unknown':
      return false;
    default:
      return typeof value === 'string';
  }
}

/** Returns the files and entries that a version references. */
export function collectLinks(getModel: GetModel, uid: string, content: Content) {
  const files = new Set<Link['key']>();
  const entries = new Map<string, Set<Link['key']>>();
  walkContent<void>(versionedAttributes(getModel), uid, content, (field, visitPart) => {
    const { attribute, value } = field;
    if (value === null || !fits(attribute, value)) return;
    for (const each of listOf(value)) {
      visitPart(each);
      if (attribute.type === 'media' && isLink(each)) files.add(each.key);
      if (attribute.type === 'relation' && isLink(each)) {
        const { target = '' } = attribute;
        entries.set(target, (entries.get(target) ?? new Set()).add(each.key));
      }
    }
  });
  return { files, entries };
}

/**
 * Converts a version to the data of an update, based on the current models. Fields that the version
 * lacks are not changed.
 */
export function buildRestoreData(
  getModel: GetModel,
  uid: string,
  content: Content,
  existing: Existing,
) {
  const leftOut: LeftOut[] = [];

  /** Returns the keys of the links whose targets still exist. */
  function existingKeys(value: unknown, known: ReadonlySet<Link['key']> | undefined, path: Path) {
    return listOf(value)
      .filter(isLink)
      .flatMap(({ key, label }) => {
        if (known?.has(key)) return [key];
        leftOut.push({ path, reason: 'gone', name: label });
        return [];
      });
  }

  function converted(
    { attribute, value, steps }: ContentField,
    mapPart: (part: unknown) => Content,
  ): unknown {
    const path = steps.map(({ owner, field }) => ({ owner, field }));
    if (attribute.type !== 'unknown' && value === null) {
      if (attribute.type === 'relation') return { set: [] };
      const isList = attribute.type === 'component' && attribute.repeatable === true;
      return isList || attribute.type === 'dynamiczone' ? [] : null;
    }
    if (!fits(attribute, value)) {
      leftOut.push({ path, reason: 'unknown', name: null });
      return undefined;
    }
    switch (attribute.type) {
      case 'media': {
        const keys = existingKeys(value, existing.files, path);
        return Array.isArray(value) ? keys : keys[0];
      }
      case 'relation': {
        const keys = existingKeys(value, existing.entries.get(attribute.target ?? ''), path);
        return keys.length > 0 ? { set: keys.map((documentId) => ({ documentId })) } : undefined;
      }
      case 'component':
        return mapEach(attribute.repeatable ? listOf(value) : value, mapPart);
      case 'dynamiczone':
        return listOf(value).flatMap((part) => {
          const component = componentOf(attribute, part);
          if (component !== undefined && attribute.components.includes(component)) {
            return [{ __component: component, ...mapPart(part) }];
          }
          leftOut.push({ path, reason: 'unknown', name: null });
          return [];
        });
      default:
        return value;
    }
  }

  const fields = presentFields(versionedAttributes(getModel));
  const entries = walkContent<[string, unknown][]>(fields, uid, content, (field, visitPart) => {
    const data = converted(field, (part) => Object.fromEntries(visitPart(part).flat()));
    return data === undefined ? [] : [[field.name, data]];
  });
  return { data: Object.fromEntries(entries.flat()), leftOut };
}
