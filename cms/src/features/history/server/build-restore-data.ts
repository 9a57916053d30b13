import type { ChangeStep, LeftOut, LeftOutReason } from '../../../../contracts/history';
import { isRecord } from '../../../../contracts/is-record';
import type { Attribute, Content, GetModel } from '../../../content-model/content-attributes';
import { type Link, versionedAttributes } from '../../../content-model/content-serializer';
import { mapEach } from '../../../content-model/map-content';

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
function fits({ type, enum: choices, repeatable }: Attribute, value: unknown): boolean {
  switch (type) {
    case 'component':
      return repeatable ? Array.isArray(value) : isRecord(value);
    case 'media':
    case 'relation':
      return listOf(value).every(isLink);
    case 'enumeration':
      return choices?.includes(String(value)) ?? false;
    case 'integer':
    case 'decimal':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'json':
      return true;
    case 'blocks':
      return Array.isArray(value);
    default:
      return typeof value === 'string';
  }
}

/** Returns the files and entries that a version references. */
export function collectLinks(getModel: GetModel, uid: string, content: Content) {
  const files = new Set<Link['key']>();
  const entries = new Map<string, Set<Link['key']>>();
  const attributesOf = versionedAttributes(getModel);
  function visit(owner: string, values: Content) {
    for (const [field, attribute] of attributesOf(owner)) {
      const value = values[field];
      if (value === null || value === undefined || !fits(attribute, value)) continue;
      const { type, component = '', target = '' } = attribute;
      for (const each of listOf(value)) {
        if (type === 'component' && isRecord(each)) visit(component, each);
        if (type === 'media' && isLink(each)) files.add(each.key);
        if (type === 'relation' && isLink(each)) {
          entries.set(target, (entries.get(target) ?? new Set()).add(each.key));
        }
      }
    }
  }
  visit(uid, content);
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
  const attributesOf = versionedAttributes(getModel);
  const leftOut: LeftOut[] = [];
  const leaveOut = (path: Path, reason: LeftOutReason, name: string | null = null) => {
    leftOut.push({ path, reason, name });
    return undefined;
  };

  function linked(attribute: Attribute, path: Path, value: unknown): unknown {
    const isMedia = attribute.type === 'media';
    const known = isMedia ? existing.files : existing.entries.get(attribute.target ?? '');
    const keys = (listOf(value) as Link[]).flatMap(({ key, label }) => {
      if (known?.has(key)) return [key];
      leaveOut(path, 'gone', label);
      return [];
    });
    if (isMedia) return Array.isArray(value) ? keys : (keys[0] ?? undefined);
    return keys.length > 0 ? { set: keys.map((documentId) => ({ documentId })) } : undefined;
  }

  function converted(attribute: Attribute, path: Path, value: unknown): unknown {
    const { type, component = '' } = attribute;
    if (value === null) {
      if (type === 'relation') return { set: [] };
      return attribute.repeatable ? [] : null;
    }
    if (!fits(attribute, value)) return leaveOut(path, 'unknown');
    if (type === 'media' || type === 'relation') return linked(attribute, path, value);
    if (type !== 'component') return value;
    const part = (each: unknown) =>
      within(`components.${component}`, component, path, isRecord(each) ? each : {});
    return mapEach(value, part);
  }

  function within(owner: string, model: string, above: Path, values: Content): Content {
    const attributes = new Map(attributesOf(model));
    const entries = Object.entries(values).flatMap(([field, value]) => {
      const attribute = attributes.get(field);
      const path = [...above, { owner, field }];
      const data = attribute ? converted(attribute, path, value) : leaveOut(path, 'unknown');
      return data === undefined ? [] : [[field, data] as const];
    });
    return Object.fromEntries(entries);
  }

  return { data: within(`content-types.${uid}`, uid, [], content), leftOut };
}
