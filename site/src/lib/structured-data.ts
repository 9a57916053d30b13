import { PAGES, type PagePath } from '@tequiora/cms/contracts/pages.ts';
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

/** Returns a schema.org `ItemList`. */
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
  price?: { min: number; max?: number | null | undefined };
};

/** Returns a schema.org `Service`, with an offer if it has a price. */
export function serviceStructuredData({ name, description, path, price }: ServiceFacts): object {
  return {
    '@type': 'Service',
    name,
    description,
    url: absoluteUrl(path),
    areaServed: { '@type': 'Country', name: 'México' },
    provider: { '@type': 'ProfessionalService', name: 'Tequiora', url: absoluteUrl('/') },
    ...(price ? { offers: offerOf(price) } : null),
  };
}

function offerOf({ min, max }: NonNullable<ServiceFacts['price']>): object {
  return {
    '@type': 'Offer',
    priceCurrency: 'MXN',
    priceSpecification: {
      '@type': 'PriceSpecification',
      priceCurrency: 'MXN',
      minPrice: min,
      ...(max ? { maxPrice: max } : null),
    },
  };
}
