import { SINGLE_PAGES } from '../../../../contracts/addresses';
import {
  describeLinkProblem,
  isMediaAddress,
  isOwnPath,
  withoutHost,
} from '../../../../contracts/link-address';
import { textOf } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import { isLinkField } from '../../../content-model/is-link-field';
import { richTextNodes } from '../../../content-model/rich-text';
import { fieldCheck, type LinkTargets } from './publish-check';

/** Paths that are not pages. */
const NO_PAGE = /^\/(?:api|uploads)(?:\/|$)/;

/** Returns the link addresses in a field. */
export function addressesOf({ attribute, name, value, siblings }: EntryField): string[] {
  if (attribute.type === 'blocks')
    return richTextNodes(value, 'link').map(({ url }) => textOf(url));
  if (!isLinkField(attribute, name) || siblings.target === 'whatsapp') return [];
  const address = textOf(value);
  return address === '' ? [] : [address];
}

/** Returns the page path of an internal address without query and hash; else undefined. */
export function pagePathOf(address: string): string | undefined {
  if (!isOwnPath(address) || NO_PAGE.test(address)) return undefined;
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/\/+$/, '') || '/';
}

/** Returns the decoded anchor of an address, or '' for none. */
export function anchorOf(address: string): string {
  const anchor = address.slice(address.indexOf('#') + 1);
  if (!address.includes('#') || anchor === 'top') return '';
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

function describeAnchorProblem(
  address: string,
  page: string | undefined,
  { anchors }: LinkTargets,
): string | undefined {
  const anchor = anchorOf(address);
  // A text without a page of its own may be shown on several pages, so it has no known anchors.
  const known = page === undefined ? undefined : anchors.get(page);
  if (anchor === '' || known?.has(anchor)) return undefined;
  const offered = [...(known ?? [])].map((each) => `#${each}`).join(', ');
  const hint = offered === '' ? 'quita lo que va desde #' : `puedes usar ${offered}`;
  return `lleva a «#${anchor}», que no existe en ${page ?? 'esa página'}; ${hint}`;
}

function describeProblem(
  raw: string,
  ownPage: string | undefined,
  targets: LinkTargets | undefined,
): string | undefined {
  if (isMediaAddress(raw, targets?.mediaUrl)) return undefined;
  const address = targets ? withoutHost(raw, targets) : raw;
  const problem = describeLinkProblem(address);
  if (problem !== undefined) return problem;
  if (address.startsWith('#')) {
    return targets && describeAnchorProblem(address, ownPage, targets);
  }
  const page = pagePathOf(address);
  if (page === undefined || targets === undefined) return undefined;
  if (targets.pages.has(page)) return describeAnchorProblem(address, page, targets);
  return 'lleva a una página que no existe en el sitio, o que no está publicada';
}

/** Rejects broken and unsafe links; checks internal ones when their targets are known. */
export const linkCheck = fieldCheck((field, { targets }) =>
  addressesOf(field).flatMap((address) => {
    if (address === '')
      return [`«${field.place}»: un enlace no tiene dirección: escríbela o quita el enlace.`];
    const reason = describeProblem(address, SINGLE_PAGES[field.uid], targets);
    return reason ? [`«${field.place}»: «${address}» ${reason}.`] : [];
  }),
);
