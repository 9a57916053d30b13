import { normaliseLine, normaliseText } from '../../../../contracts/text';
import type { CheckedEntry, Values } from '../../../content-model/entry';
import { isLinkField } from '../../../content-model/is-link-field';
import { isRecord } from '../../../platform/values/fields';
import { toE164 } from '../../../platform/values/phone';
import { isPhoneField, isWebField } from './check-formats';
import { withoutHost } from './check-links';

type Kind = Pick<CheckedEntry, 'components'> & { siteUrl?: string };
type Attribute = CheckedEntry['schema']['attributes'][string];

const PARAGRAPHS = new Set(['text', 'richtext']);

/** Does not trim the texts of rich text: spaces at their ends separate words. */
function normaliseBlocks(value: unknown, kind: Kind): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => normaliseBlocks(each, kind));
  if (!isRecord(value)) return value;
  const { text, url, children } = value;
  return {
    ...value,
    ...(typeof text === 'string' && { text: normaliseText(text) }),
    ...(typeof url === 'string' && { url: normaliseAddress(url, kind) }),
    ...(children !== undefined && { children: normaliseBlocks(children, kind) }),
  };
}

function normaliseAddress(raw: string, { siteUrl }: Kind): string {
  const address = normaliseLine(raw);
  return siteUrl === undefined ? address : withoutHost(address, siteUrl);
}

function normaliseString(
  owner: string,
  name: string,
  attribute: Attribute,
  raw: string,
  kind: Kind,
) {
  if (PARAGRAPHS.has(attribute.type)) return normaliseText(raw).trim();
  if (attribute.type !== 'string' && attribute.type !== 'uid') return raw;
  const line = normaliseLine(raw);
  if (isPhoneField(owner, name)) return toE164(line) ?? line;
  const isOwnLink = isLinkField(attribute, name) && !isWebField(owner, name);
  return isOwnLink ? normaliseAddress(line, kind) : line;
}

function normaliseLevel(
  owner: string,
  attributes: CheckedEntry['schema']['attributes'],
  values: Values,
  kind: Kind,
): Values {
  const normalised = Object.entries(values).map(([name, value]) => {
    const attribute = attributes[name];
    if (!attribute) return [name, value];
    if (attribute.type === 'blocks') return [name, normaliseBlocks(value, kind)];
    if (attribute.type === 'component') {
      const uid = attribute.component ?? '';
      const inner = kind.components[uid]?.attributes ?? {};
      const one = (each: unknown) =>
        isRecord(each) ? normaliseLevel(`components.${uid}`, inner, each, kind) : each;
      return [name, Array.isArray(value) ? value.map(one) : one(value)];
    }
    if (typeof value !== 'string') return [name, value];
    return [name, normaliseString(owner, name, attribute, value, kind)];
  });
  return Object.fromEntries(normalised) as Values;
}

/**
 * Returns the values of an entry as they are stored: texts without forbidden characters, telephone
 * numbers in E.164 format, internal links without the origin of the site.
 */
export function normaliseValues({
  uid,
  schema,
  values,
  ...kind
}: Pick<CheckedEntry, 'uid' | 'schema' | 'values'> & Kind): Values {
  return normaliseLevel(`content-types.${uid}`, schema.attributes, values, kind);
}
