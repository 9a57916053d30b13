import { ENTRY_PAGES, entryPath, LISTS, SINGLE_PAGES } from '../../../../contracts/addresses';
import { isShownSection, SECTION_ENTRIES } from '../../../../contracts/composed-page';
import { type ArrangedSection, shownHomeSections } from '../../../../contracts/home-sections';
import { isRecord } from '../../../../contracts/is-record';
import {
  formatAmount,
  formatAmountRange,
  formatPrice,
  formatWholeMoney,
} from '../../../../contracts/money';
import { currentPrice } from '../../../../contracts/offers';
import type { ShownEntry } from '../../../../contracts/snapshot';
import type { Content } from '../../../content-model/content-attributes';
import { richTextPictureHashes } from '../../../content-model/rich-text';

type ShownType = {
  texts?: (content: Content) => unknown[];
  /** Paths of the media fields that the page reads. */
  pictures: readonly string[];
};

const numberOrNull = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);

const range = ({ priceMin, priceMax, openEnded }: Content): string =>
  formatAmountRange(
    Number(priceMin),
    typeof priceMax === 'number' ? priceMax : null,
    openEnded === true,
  );

/** Returns the price of a product as its page has it. */
const shownPrice = (price: unknown, offerPrice: unknown): string =>
  formatPrice(currentPrice({ price: numberOrNull(price), offerPrice: numberOrNull(offerPrice) }));

function shownSections(sections: readonly unknown[]): Content[] {
  return sections.filter(isRecord).filter(isShownSection);
}

/** Returns a title; nothing for one with highlighted words, which the page splits. */
function withoutMarks(title: unknown): unknown[] {
  return typeof title === 'string' && !title.includes('*') ? [title] : [];
}

export const HOME_UID = 'api::home-page.home-page';

/** Returns the list in which staff order and hide the sections of the home page. */
export function arrangementOf({ arrangement }: Content): ArrangedSection[] {
  return Array.isArray(arrangement) ? arrangement.filter(isRecord) : [];
}

/** Returns the content of the home page without the pictures of hidden sections. */
function shownHome(content: Content): Content {
  const shown = shownHomeSections(arrangementOf(content));
  return {
    ...content,
    specialties: shown.includes('especialidades') ? content.specialties : [],
    about: shown.includes('sobre-nosotros') ? content.about : null,
  };
}

const PAGE_PICTURES = ['hero.image', 'seo.shareImage'];
/** A page whose sections show no other pictures. */
const PLAIN_PAGE: ShownType = { pictures: PAGE_PICTURES };

/** Sections that show other entries, and disappear without any. */
const DEPENDENT_SECTIONS: ReadonlySet<unknown> = new Set(
  Object.keys(SECTION_ENTRIES).map((name) => `page.${name}`),
);

/** Content of each type that the site shows; summarises the fragments of `site/src/sections`. */
export const SHOWN_ON_SITE: Readonly<Record<string, ShownType>> = {
  'api::product.product': {
    texts: ({ name, price, offerPrice }) => [name, shownPrice(price, offerPrice)],
    pictures: ['image', 'pictures', 'seo.shareImage'],
  },
  'api::case.case': {
    texts: ({ title, investment }) => [title, formatWholeMoney(Number(investment))],
    pictures: ['image', 'mockupImage', 'beforeImage', 'afterImage', 'seo.shareImage'],
  },
  'api::flagship-product.flagship-product': {
    texts: ({ name, pricing }) => [
      name,
      ...(isRecord(pricing) ? [formatAmount(Number(pricing.amount))] : []),
    ],
    pictures: ['image', 'daySteps.image', 'seo.shareImage'],
  },
  'api::service.service': {
    texts: ({ name, price }) => [name, price],
    pictures: ['image'],
  },
  'api::package.package': {
    texts: (content) => [
      content.name,
      typeof content.offerPrice === 'number' ? formatAmount(content.offerPrice) : range(content),
    ],
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
  'api::page.page': {
    texts: ({ sections }) =>
      (sections as Content[])
        .filter(({ __component: name }) => !DEPENDENT_SECTIONS.has(name))
        .flatMap(({ title }) => withoutMarks(title)),
    pictures: [
      'sections.image',
      'sections.body',
      'sections.features.image',
      'sections.pictures',
      'seo.shareImage',
    ],
  },
  'api::article.article': {
    texts: ({ title }) => [title],
    pictures: ['image', 'body', 'seo.shareImage'],
  },
  // On the pages of their articles only.
  'api::author.author': { pictures: [] },
  'api::article-category.article-category': { texts: ({ name }) => [name], pictures: [] },
  [HOME_UID]: {
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
    const [first] = value as unknown[];
    if (typeof first === 'string') return [first];
    // Several pictures, or rich text.
    return Array.isArray(first)
      ? value.flatMap((each) => hashesAt(each, []))
      : richTextPictureHashes(value);
  }
  if (Array.isArray(value)) return value.flatMap((each) => hashesAt(each, [name, ...rest]));
  return isRecord(value) ? hashesAt(value[name], rest) : [];
}

/**
 * Returns the content of a published entry that the site must show; undefined for a type that no
 * page lists, such as categories.
 * @param published as returned by `createPublishedContentReader`
 */
export function shownOf(uid: string, published: Content): ShownEntry | undefined {
  const content: Content = uid === HOME_UID ? shownHome(published) : { ...published };
  if (Array.isArray(content.sections)) content.sections = shownSections(content.sections);
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
