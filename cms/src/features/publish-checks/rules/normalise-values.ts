import { isRecord } from '../../../../contracts/is-record';
import { normaliseLine, normaliseText } from '../../../../contracts/text';
import { allAttributes, type Attribute } from '../../../content-model/content-attributes';
import type { CheckedEntry, Values } from '../../../content-model/entry';
import { isLinkField } from '../../../content-model/is-link-field';
import { mapContent, presentFields } from '../../../content-model/walk-content';
import { toE164 } from '../../../platform/values/phone';
import { isPhoneField, isWebField } from './check-formats';
import { withoutHost } from './check-links';

type Kind = Pick<CheckedEntry, 'components'> & { siteUrl?: string };

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
  const getModel = (model: string) =>
    model === uid ? schema : (kind.components[model] ?? { attributes: {} });
  const fields = presentFields(allAttributes(getModel));
  return mapContent(fields, uid, values, ({ owner, name, attribute, value }) => {
    if (attribute.type === 'blocks') return normaliseBlocks(value, kind);
    if (typeof value !== 'string') return value;
    return normaliseString(owner, name, attribute, value, kind);
  });
}
