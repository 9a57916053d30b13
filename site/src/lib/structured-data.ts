import { PAGES, type PagePath } from '@tequiora/cms/contracts/pages.ts';
import { includesIva } from '@tequiora/cms/contracts/tax.ts';
import { absoluteUrl } from './absolute-url.ts';

export type Crumb = { name: string; path: string };

export const HOME_CRUMB: Crumb = { name: PAGES['/'].label, path: '/' };

export function pageCrumb(path: PagePath): Crumb {
  return { name: PAGES[path].title, path };
}

/** Returns a schema.org `BreadcrumbList` from the home page to the current page. */
export function breadcrumbList(crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [HOME_CRUMB, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** Returns the JSON-LD id of the company, shared by the objects of all pages. */
export function companyId(): string {
  return absoluteUrl('/#empresa');
}

/** Returns the company as other objects refer to it. */
export function companyReference(): object {
  return { '@type': 'Organization', '@id': companyId(), name: 'Tequiora', url: absoluteUrl('/') };
}

/** Returns a schema.org `ItemList` of pages, which describe themselves. */
export function pageList(name: string, pages: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: pages.map((page, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: page.name,
      url: absoluteUrl(page.path),
    })),
  };
}

/** Returns a schema.org `ItemList` of whole objects. */
export function itemList(name: string, items: readonly object[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item,
    })),
  };
}

type ServiceFacts = {
  name: string;
  description: string;
  /** URL of the page, or of its section, about the service. */
  path: string;
  price?: {
    min: number;
    max?: number | null | undefined;
    tax: string | null;
    /** ISO date */
    validUntil?: string | null | undefined;
  };
};

/** Returns a schema.org `Service`, with an offer if it has a price. */
export function serviceStructuredData({ name, description, path, price }: ServiceFacts): object {
  return {
    '@type': 'Service',
    name,
    description,
    url: absoluteUrl(path),
    areaServed: { '@type': 'Country', name: 'México' },
    provider: companyReference(),
    ...(price ? { offers: offerOf(price) } : null),
  };
}

function offerOf({ min, max, tax, validUntil }: NonNullable<ServiceFacts['price']>): object {
  return {
    '@type': 'Offer',
    priceCurrency: 'MXN',
    ...(validUntil ? { priceValidUntil: validUntil } : null),
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'MXN',
      minPrice: min,
      ...(max ? { maxPrice: max } : null),
      valueAddedTaxIncluded: includesIva(tax),
    },
  };
}
