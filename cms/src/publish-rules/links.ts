import { type Problem, textOf } from './entry';
import type { EntryField } from './fields-of';
import { nodesOf } from './rich-text';

const ADDRESS_FIELD = /^(?:href|url|.+Url)$/;
const OUTSIDE = /^(?:https:\/\/[^\s/]+\S*|mailto:[^\s@]+@\S+|tel:\+?[\d\s()-]+)$/i;
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
/** Files, and what no page answers. */
const NO_PAGE = /^\/(?:api|uploads)(?:\/|$)/;

/** Whether a field may hold addresses. */
export function isLinkField({ type }: { type: string }, name: string): boolean {
  return type === 'blocks' || (type === 'string' && ADDRESS_FIELD.test(name));
}

/** The addresses that a field leads to; none when it does not lead anywhere. */
export function addressesOf({ attribute, name, value, siblings }: EntryField): string[] {
  if (attribute.type === 'blocks') return nodesOf(value, 'link').map(({ url }) => textOf(url));
  if (!isLinkField(attribute, name) || siblings.target === 'whatsapp') return [];
  const address = textOf(value);
  return address === '' ? [] : [address];
}

/** The page of the site that an address names, without what comes after it; else undefined. */
export function pagePathOf(address: string): string | undefined {
  if (!OWN_PATH.test(address) || NO_PAGE.test(address)) return undefined;
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/\/+$/, '') || '/';
}

function whyNot(address: string, pages: ReadonlySet<string> | undefined): string | undefined {
  if (address.startsWith('#') || OUTSIDE.test(address)) return undefined;
  if (/^http:/i.test(address)) return 'empieza con http: y no es segura; escríbela con https:';
  if (!OWN_PATH.test(address)) {
    return 'no es una dirección: empieza con https:, mailto:, tel: o, dentro del sitio, con /';
  }
  const page = pagePathOf(address);
  if (page === undefined || pages === undefined || pages.has(page)) return undefined;
  return 'lleva a una página que no existe en el sitio, o que no está publicada';
}

/**
 * Links that lead nowhere, or to where no link may.
 * @param pages addresses that the site has; undefined when nobody knows them yet
 */
export function linkProblems(
  fields: readonly EntryField[],
  pages: ReadonlySet<string> | undefined,
): Problem[] {
  return fields.flatMap((field) =>
    addressesOf(field).flatMap((address) => {
      const why = whyNot(address, pages);
      const message = `«${field.place}»: «${address}» ${why}.`;
      return why ? [{ path: field.path, message }] : [];
    }),
  );
}
