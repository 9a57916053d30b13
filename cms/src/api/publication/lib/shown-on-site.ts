import { pageOf, SINGLE_PAGES } from '../../../../contracts/addresses';
import {
  formatAmount,
  formatAmountRange,
  formatMoney,
  formatWholeMoney,
} from '../../../../contracts/money';
import { isRecord } from '../../../lib/fields';
import { hashesInText } from '../../../publish-rules/rich-text';
import type { Row } from './published-content';

/** What visitors must find of an entry in a release, and on which page. */
export type ShownEntry = {
  page: string;
  /** Its name and its price, as the page writes them. */
  texts: string[];
  /** Hashes of its pictures, which the files on the page carry in their names. */
  pictures: string[];
};

type ShownType = {
  /** The page that lists the entries of a type without pages of its own. */
  listedOn?: string;
  texts?: (content: Row) => unknown[];
  /** Paths of the media fields that the page reads. */
  pictures: readonly string[];
};

const range = ({ priceMin, priceMax, openEnded }: Row): string =>
  formatAmountRange(Number(priceMin), priceMax as number | null, openEnded === true);

const HERO = ['hero.image', 'seo.shareImage'];

/** What the pages of the site show of each type: the fragments of `site/src/sections` in short. */
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
    listedOn: '/productos',
    texts: ({ name, pricing }) => [
      name,
      ...(isRecord(pricing) ? [formatAmount(Number(pricing.amount))] : []),
    ],
    pictures: ['image'],
  },
  'api::service.service': {
    listedOn: '/servicios',
    texts: ({ name, price }) => [name, price],
    pictures: ['image'],
  },
  'api::package.package': {
    listedOn: '/servicios',
    texts: (content) => [content.name, range(content)],
    pictures: [],
  },
  'api::complementary-service.complementary-service': {
    listedOn: '/servicios',
    texts: (content) => [content.name, range(content)],
    pictures: ['image'],
  },
  'api::testimonial.testimonial': {
    listedOn: '/',
    texts: ({ name }) => [name],
    pictures: ['avatar', 'image', 'companyLogo'],
  },
  'api::client.client': { listedOn: '/', texts: ({ name }) => [name], pictures: ['logo'] },
  'api::home-page.home-page': {
    pictures: ['slides.image', 'specialties.image', 'about.image', 'seo.shareImage'],
  },
  'api::products-page.products-page': { pictures: HERO },
  'api::services-page.services-page': { pictures: HERO },
  'api::portfolio-page.portfolio-page': { pictures: HERO },
  'api::about-page.about-page': { pictures: HERO },
  'api::contact-page.contact-page': { pictures: [...HERO, 'mapImage'] },
  'api::blog-page.blog-page': { pictures: ['seo.shareImage'] },
  'api::privacy-page.privacy-page': { pictures: ['body', 'seo.shareImage'] },
};

/** The hashes at the end of a path: a media is `[hash, …]`, a list of components an array of rows. */
function hashesAt(value: unknown, [name, ...rest]: string[]): string[] {
  if (name === undefined) {
    if (!Array.isArray(value)) return [];
    return typeof value[0] === 'string' ? [value[0]] : hashesInText(value);
  }
  if (Array.isArray(value)) return value.flatMap((each) => hashesAt(each, [name, ...rest]));
  return isRecord(value) ? hashesAt(value[name], rest) : [];
}

/**
 * Returns what the site must show of a published entry; undefined for a type that no page lists by
 * itself, as categories.
 * @param content as `createContentReader` describes it
 */
export function shownOf(uid: string, content: Row): ShownEntry | undefined {
  const type = SHOWN_ON_SITE[uid];
  const page = SINGLE_PAGES[uid] ?? type?.listedOn ?? pageOf(uid, content.slug);
  if (!type || page === undefined) return undefined;
  const texts = (type.texts?.(content) ?? []).filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  const pictures = type.pictures.flatMap((path) => hashesAt(content, path.split('.')));
  return { page, texts, pictures: [...new Set(pictures)] };
}
