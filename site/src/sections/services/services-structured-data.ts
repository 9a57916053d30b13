import {
  breadcrumbList,
  itemList,
  pageCrumb,
  serviceStructuredData,
} from '#src/lib/structured-data.ts';

const PATH = '/servicios';

type PricedService = {
  slug: string;
  name: string;
  description: string;
  priceMin: number;
  priceMax: number | null;
  tax: string | null;
  openEnded?: boolean | null;
  offerPrice?: number | null;
  offerUntil?: string | null;
};

type Catalogue = {
  packages: readonly PricedService[];
  complementary: readonly PricedService[];
  /** Their prices are free text, which schema.org does not support. */
  services: readonly { slug: string; name: string; description: string }[];
};

/** Returns the structured data of the page: its breadcrumb and all services. */
export function servicesStructuredData({ packages, complementary, services }: Catalogue): object[] {
  const list = [
    ...packages.map((item) => ({ ...item, path: `${PATH}#paquetes` })),
    ...complementary.map((item) => ({ ...item, path: `${PATH}#${item.slug}` })),
  ].map((item) => serviceStructuredData({ ...item, price: priceOf(item) }));
  // Not the whole item, which has a price too.
  const free = services.map(({ slug, name, description }) =>
    serviceStructuredData({ name, description, path: `${PATH}#${slug}` }),
  );
  const all = [...list, ...free];
  const crumbs = breadcrumbList([pageCrumb(PATH)]);
  return all.length > 0 ? [crumbs, itemList('Servicios de Tequiora', all)] : [crumbs];
}

function priceOf(item: PricedService) {
  const { priceMin, priceMax, openEnded, offerPrice, offerUntil, tax } = item;
  if (typeof offerPrice === 'number') {
    return { min: offerPrice, max: offerPrice, tax, validUntil: offerUntil };
  }
  return { min: priceMin, max: openEnded ? null : priceMax, tax };
}
