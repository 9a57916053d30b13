import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { companyReference, itemList } from '#src/lib/structured-data.ts';
import { systemPath } from '#src/sections/products/system/system-paths.ts';
import { includesIva } from '@tequiora/cms/contracts/tax.ts';

type System = Pick<
  Queries.FlagshipFieldsFragment,
  'slug' | 'name' | 'subtitle' | 'description' | 'features'
> & {
  pricing: { amount: number; period: string | null; tax: string | null } | null;
  plans?: readonly { name: string; description: string | null; amount: number }[];
};

/** Returns a schema.org `ItemList` with a `SoftwareApplication` for each flagship product. */
export function softwareApplications(systems: readonly System[]): object[] {
  if (systems.length === 0) return [];
  return [itemList('Sistemas de Tequiora', systems.map(softwareApplication))];
}

/** Returns the schema.org `SoftwareApplication` of a system's page, with an offer per plan. */
export function systemJsonLd(system: System, imagePath: string | null | undefined): object {
  return {
    '@context': 'https://schema.org',
    ...softwareApplication(system),
    ...(imagePath ? { image: absoluteUrl(imagePath) } : null),
  };
}

function softwareApplication(system: System) {
  const { slug, name, subtitle, description, features, pricing, plans = [] } = system;
  const url = absoluteUrl(systemPath(slug));
  const offers = pricing && plans.map((plan) => offerOf({ ...pricing, ...plan }, url));
  return {
    '@type': 'SoftwareApplication',
    name,
    ...(subtitle ? { alternateName: subtitle } : null),
    description,
    url,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    ...(features.length > 0 ? { featureList: [...features] } : null),
    provider: companyReference(),
    ...(pricing ? { offers: offers?.length ? offers : offerOf(pricing, url) } : null),
  };
}

type Offered = NonNullable<System['pricing']> & { name?: string; description?: string | null };

function offerOf({ name, description, amount, period, tax }: Offered, url: string): object {
  const price = { price: amount.toFixed(2), priceCurrency: 'MXN' };
  return {
    '@type': 'Offer',
    ...(name ? { name } : null),
    ...(description ? { description } : null),
    url,
    ...price,
    availability: 'https://schema.org/InStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      valueAddedTaxIncluded: includesIva(tax),
      ...(period ? { unitText: period } : null),
    },
  };
}
