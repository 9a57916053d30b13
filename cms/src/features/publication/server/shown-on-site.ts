import { ENTRY_PAGES, entryPath, LISTS, SINGLE_PAGES } from '../../../../contracts/addresses';
import { isRecord } from '../../../../contracts/is-record';
import {
  formatAmount,
  formatAmountRange,
  formatMoney,
  formatWholeMoney,
} from '../../../../contracts/money';
import type { ShownEntry } from '../../../../contracts/snapshot';
import type { Content } from '../../../content-model/content-attributes';
import { richTextPictureHashes } from '../../../content-model/rich-text';

type ShownType = {
  texts?: (content: Content) => unknown[];
  /** Paths of the media fields that the page reads. */
  pictures: readonly string[];
};

const range = ({ priceMin, priceMax, openEnded }: Content): string =>
  formatAmountRange(
    Number(priceMin),
    typeof priceMax === 'number' ? priceMax : null,
    openEnded === true,
  );

const PAGE_PICTURES = ['hero.image', 'seo.shareImage'];
/** A page whose sections show no other pictures. */
const PLAIN_PAGE: ShownType = { pictures: PAGE_PICTURES };

/** Content of each type that the site shows; summarises the fragments of `site/src/sections`. */
export const SHOWN_ON_SITE: Readonly<Record<string, ShownType>> = {
  'api::product.product': {
    texts: ({ name, price }) => [name, formatMoney(Number(price))],
    pictures: ['image', 'seo.shareImage'],
  },
  'api::case.case': {
    texts: ({ title, investment }) => [title, formatWholeMoney(Number(investment))],
    pictures: ['image', 'mockupImage', 'seo.shareImage'],
  },
  'api::flagship-product.flagship-product': {
    texts: ({ name, pricing }) => [
      name,
      ...(isRecord(pricing) ? [formatAmount(Number(pricing.amount))] : []),
    ],
    pictures: ['image'],
  },
  'api::service.service': {
    texts: ({ name, price }) => [name, price],
    pictures: ['image'],
  },
  'api::package.package': {
    texts: (content) => [content.name, range(content)],
    pictures: [],
  },
  'api::complementary-service.complementary-service': {
    texts: (content) => [content.name, range(content)],
    pictures: ['image'],
  },
  'api::testimonial.testimonial': {
    texts: ({ name }) => [name],
    pictures: ['avatar', 'image', 'companyLogo'],
  },
  'api::client.client': { texts: ({ name }) => [name], pictures: ['logo'] },
  'api::home-page.home-page': {
    pictures: ['slides.image', 'specialties.image', 'about.image', 'seo.shareImage'],
  },
  'api::contact-page.contact-page': { pictures: [...PAGE_PICTURES, 'mapImage'] },
  'api::privacy-page.privacy-page': { pictures: ['body', 'seo.shareImage'] },
};

/**
 * Returns the hashes at a path: a media field is `[hash, …]`, a component list an array of rows.
 */
function hashesAt(value: unknown, [name, ...rest]: string[]): string[] {
  if (name === undefined) {
    if (!Array.isArray(value)) return [];
    return typeof value[0] === 'string' ? [value[0]] : richTextPictureHashes(value);
  }
  if (Array.isArray(value)) return value.flatMap((each) => hashesAt(each, [name, ...rest]));
  return isRecord(value) ? hashesAt(value[name], rest) : [];
}

/**
 * Returns the content of a published entry that the site must show; undefined for a type that no
 * page lists, such as categories.
 * @param content as returned by `createPublishedContentReader`
 */
export function shownOf(uid: string, content: Content): ShownEntry | undefined {
  const type = SHOWN_ON_SITE[uid] ?? (uid in SINGLE_PAGES ? PLAIN_PAGE : undefined);
  const page =
    SINGLE_PAGES[uid] ?? (uid in ENTRY_PAGES ? entryPath(uid, content.slug) : LISTS[uid]);
  if (!type || page === undefined) return undefined;
  const texts = (type.texts?.(content) ?? []).filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  const pictures = type.pictures.flatMap((path) => hashesAt(content, path.split('.')));
  return { page, texts, pictures: [...new Set(pictures)] };
}
