import { breadcrumbList, itemList, serviceOf } from '#src/lib/structured-data.ts';

const PATH = '/servicios';

type PricedService = {
  slug: string;
  name: string;
  description: string;
  priceMin: number;
  priceMax: number | null;
  openEnded?: boolean | null;
};

type Catalogue = {
  packages: readonly PricedService[];
  complementary: readonly PricedService[];
  /** Their prices are free text, which schema.org has no field for. */
  services: readonly { slug: string; name: string; description: string }[];
};

/** What a search engine is told about the page: where it is, and every service on it. */
export function servicesStructuredData({ packages, complementary, services }: Catalogue): object[] {
  const list = [
    ...packages.map((item) => ({ ...item, path: `${PATH}#paquetes` })),
    ...complementary.map((item) => ({ ...item, path: `${PATH}#${item.slug}` })),
  ].map((item) => serviceOf({ ...item, price: priceOf(item) }));
  const free = services.map((item) => serviceOf({ ...item, path: `${PATH}#${item.slug}` }));
  const all = [...list, ...free];
  const crumbs = breadcrumbList([{ name: 'Servicios', path: PATH }]);
  return all.length > 0 ? [crumbs, itemList('Servicios de Tequiora', all)] : [crumbs];
}

function priceOf({ priceMin, priceMax, openEnded }: PricedService) {
  return { min: priceMin, max: openEnded ? null : priceMax };
}
