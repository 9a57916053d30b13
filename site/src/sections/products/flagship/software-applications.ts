import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { companyReference, itemList } from '#src/lib/structured-data.ts';
import { includesIva } from '@tequiora/cms/contracts/tax.ts';

type System = Pick<
  Queries.FlagshipFieldsFragment,
  'slug' | 'name' | 'subtitle' | 'description' | 'features'
> & { pricing: { amount: number; period: string | null; tax: string | null } | null };

/** Returns a schema.org `ItemList` with a `SoftwareApplication` for each flagship product. */
export function softwareApplications(systems: readonly System[]): object[] {
  if (systems.length === 0) return [];
  return [itemList('Sistemas de Tequiora', systems.map(softwareApplication))];
}

function softwareApplication({ slug, name, subtitle, description, features, pricing }: System) {
  const url = absoluteUrl(`/productos#${slug}`);
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
    ...(pricing ? { offers: offerOf(pricing, url) } : null),
  };
}

function offerOf({ amount, period, tax }: NonNullable<System['pricing']>, url: string): object {
  const price = { price: amount.toFixed(2), priceCurrency: 'MXN' };
  return {
    '@type': 'Offer',
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
