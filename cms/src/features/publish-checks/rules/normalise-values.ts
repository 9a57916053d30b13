import { isRecord } from '../../../../contracts/is-record';
import {
  completeLinkAddress,
  type SiteOrigins,
  withoutHost,
} from '../../../../contracts/link-address';
import { toE164 } from '../../../../contracts/read-phone';
import { normaliseLine, normaliseText } from '../../../../contracts/text';
import { allAttributes, type Attribute } from '../../../content-model/content-attributes';
import type { CheckedEntry, Values } from '../../../content-model/entry';
import { isLinkField } from '../../../content-model/is-link-field';
import { mapContent, presentFields } from '../../../content-model/walk-content';
import { toClock } from '../../../platform/values/clock';
import { isClockField, isPhoneField, isWebField } from './check-formats';

type AddressOrigins = { origins?: SiteOrigins | undefined; cmsUrl?: string };
type Kind = Pick<CheckedEntry, 'components'> & AddressOrigins;

const PICTURE_TEXTS = ['alternativeText', 'caption'] as const;
const PARAGRAPHS = new Set(['text', 'richtext']);

/** Tabs indent code. */
function normaliseCode(text: string): string {
  return text.split('\t').map(normaliseText).join('\t');
}

/** Normalises the texts of a picture's record, which visitors read. */
function normalisePicture(picture: unknown): unknown {
  if (!isRecord(picture)) return picture;
  const texts = PICTURE_TEXTS.flatMap((name) => {
    const text = picture[name];
    return typeof text === 'string' ? [[name, normaliseLine(text)]] : [];
  });
  return { ...picture, ...(Object.fromEntries(texts) as Values) };
}

/** Does not trim the texts of rich text: spaces at their ends separate words. */
function normaliseBlocks(value: unknown, kind: AddressOrigins, normalise = normaliseText): unknown {
  if (Array.isArray(value)) {
    return value.map((each: unknown) => normaliseBlocks(each, kind, normalise));
  }
  if (!isRecord(value)) return value;
  const { type, text, url, image, children } = value;
  const inner = type === 'code' ? normaliseCode : normalise;
  return {
    ...value,
    ...(typeof text === 'string' && { text: normalise(text) }),
    ...(typeof url === 'string' && { url: normaliseAddress(url, kind) }),
    ...(image !== undefined && { image: normalisePicture(image) }),
    ...(children !== undefined && { children: normaliseBlocks(children, kind, inner) }),
  };
}

function normaliseAddress(raw: string, { origins, cmsUrl }: AddressOrigins): string {
  const address = completeLinkAddress(normaliseLine(raw));
  // The media library copies complete addresses of the CMS; the site serves the same files.
  if (cmsUrl !== undefined && address.startsWith(`${cmsUrl}/uploads/`)) {
    return address.slice(cmsUrl.length);
  }
  return origins === undefined ? address : withoutHost(address, origins);
}

/** Returns a value of a field with its texts normalised, whatever the field is for. */
export function normaliseField({ type }: Attribute, value: unknown): unknown {
  if (type === 'blocks') return normaliseBlocks(value, {});
  if (typeof value !== 'string') return value;
  if (PARAGRAPHS.has(type)) return normaliseText(value).trim();
  return type === 'string' || type === 'uid' ? normaliseLine(value) : value;
}

function normaliseString(
  owner: string,
  name: string,
  attribute: Attribute,
  raw: string,
  kind: Kind,
) {
  if (attribute.type !== 'string' && attribute.type !== 'uid')
    return normaliseField(attribute, raw);
  const line = normaliseLine(raw);
  if (isPhoneField(owner, name)) return toE164(line) ?? line;
  if (isClockField(owner, name)) return toClock(line) ?? line;
  if (!isLinkField(attribute, name)) return line;
  return isWebField(owner, name) ? completeLinkAddress(line) : normaliseAddress(line, kind);
}

/**
 * Returns the values of an entry as they are stored: texts without forbidden characters, telephone
 * numbers in E.164 format, times as `HH:MM`, links with `https://` before `www.`, internal links
 * without the origin of the site or of the CMS.
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
