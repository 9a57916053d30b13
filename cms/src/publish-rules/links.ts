import { SINGLE_PAGES } from '../../contracts/addresses';
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

/** Where links of the site may lead. */
export type LinkTargets = {
  siteUrl: string;
  pages: ReadonlySet<string>;
  /** The ids that links may name, by page. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
};

/** An address within the site without the site's own host, which an editor may have copied along. */
export function withoutHost(address: string, siteUrl: string): string {
  const { origin } = new URL(siteUrl);
  if (!address.toLowerCase().startsWith(origin) || !URL.canParse(address)) return address;
  const url = new URL(address);
  return url.origin === origin ? url.pathname + url.search + url.hash : address;
}

/** The page of the site that an address names, without what comes after it; else undefined. */
export function pagePathOf(address: string): string | undefined {
  if (!OWN_PATH.test(address) || NO_PAGE.test(address)) return undefined;
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/\/+$/, '') || '/';
}

/** What an address names within its page, as a page has it for its id; '' for nothing. */
export function anchorOf(address: string): string {
  const anchor = address.slice(address.indexOf('#') + 1);
  if (!address.includes('#') || anchor === 'top') return '';
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function whyNoAnchor(
  address: string,
  page: string | undefined,
  { anchors }: LinkTargets,
): string | undefined {
  const anchor = anchorOf(address);
  // A text that stands on several pages cannot name a part of one.
  const known = page === undefined ? undefined : anchors.get(page);
  if (anchor === '' || known?.has(anchor)) return undefined;
  const offered = [...(known ?? [])].map((each) => `#${each}`).join(', ');
  const hint = offered === '' ? 'quita lo que va desde #' : `puedes usar ${offered}`;
  return `lleva a «#${anchor}», que no existe en ${page ?? 'esa página'}; ${hint}`;
}

function whyNot(
  raw: string,
  ownPage: string | undefined,
  targets: LinkTargets | undefined,
): string | undefined {
  const address = targets ? withoutHost(raw, targets.siteUrl) : raw;
  if (address.startsWith('#')) {
    return targets && whyNoAnchor(address, ownPage, targets);
  }
  if (OUTSIDE.test(address)) {
    const isWhole = !/^https:/i.test(address) || URL.canParse(address);
    return isWhole ? undefined : 'no es una dirección completa';
  }
  if (/^http:/i.test(address)) return 'empieza con http: y no es segura; escríbela con https:';
  if (!OWN_PATH.test(address)) {
    return 'no es una dirección: empieza con https:, mailto:, tel: o, dentro del sitio, con /';
  }
  const page = pagePathOf(address);
  if (page === undefined || targets === undefined) return undefined;
  if (targets.pages.has(page)) return whyNoAnchor(address, page, targets);
  return 'lleva a una página que no existe en el sitio, o que no está publicada';
}

/**
 * Links that lead nowhere, or to where no link may.
 * @param targets undefined when nobody knows them yet
 */
export function linkProblems(
  fields: readonly EntryField[],
  targets: LinkTargets | undefined,
): Problem[] {
  return fields.flatMap((field) =>
    addressesOf(field).flatMap((address) => {
      const why = whyNot(address, SINGLE_PAGES[field.uid], targets);
      const message = `«${field.place}»: «${address}» ${why}.`;
      return why ? [{ path: field.path, message }] : [];
    }),
  );
}
