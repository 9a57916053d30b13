import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { currentPrice } from '@tequiora/cms/contracts/offers.ts';
import { includesIva } from '@tequiora/cms/contracts/tax.ts';

/** Returns a schema.org Product with its offer; contains only data from the CMS. */
export function productJsonLd(
  {
    name,
    slug,
    description,
    price,
    offerPrice,
    offerUntil,
    tax,
    unit,
    minQuantity,
    category,
  }: Queries.ProductDetailFieldsFragment,
  imagePath: string | null | undefined,
  sellerName: string | null | undefined,
): object {
  const url = absoluteUrl(`/productos/${slug}`);
  const amount = currentPrice({ price, offerPrice }).toFixed(2);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name,
    description,
    sku: slug,
    ...(category ? { category: category.name } : null),
    ...(imagePath ? { image: absoluteUrl(imagePath) } : null),
    offers: {
      '@type': 'Offer',
      url,
      price: amount,
      priceCurrency: 'MXN',
      ...(offerUntil ? { priceValidUntil: offerUntil } : null),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: amount,
        priceCurrency: 'MXN',
        valueAddedTaxIncluded: includesIva(tax),
        ...(unit ? { unitText: unit } : null),
      },
      ...(minQuantity && minQuantity > 1
        ? { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minQuantity } }
        : null),
      // Only products on sale are published.
      availability: 'https://schema.org/InStock',
      ...(sellerName ? { seller: { '@type': 'Organization', name: sellerName } } : null),
    },
  };
}
