import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { type Availability, isAvailability } from '@tequiora/cms/contracts/availability.ts';
import { currentPrice } from '@tequiora/cms/contracts/offers.ts';
import { includesIva } from '@tequiora/cms/contracts/tax.ts';

const AVAILABILITY_TYPES: Readonly<Record<Availability, string>> = {
  enExistencia: 'InStock',
  sobrePedido: 'BackOrder',
  agotado: 'OutOfStock',
};

/** Returns a schema.org Product, with its offer if it has a price; contains only data from the CMS. */
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
    availability,
    specifications,
    worksWithProducts,
  }: Queries.ProductDetailFieldsFragment,
  imagePath: string | null | undefined,
  sellerName: string | null | undefined,
): object {
  const url = absoluteUrl(`/productos/${slug}`);
  const amount = currentPrice({ price, offerPrice })?.toFixed(2);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name,
    description,
    sku: slug,
    ...(category ? { category: category.name } : null),
    ...(specifications.length > 0 && {
      additionalProperty: specifications.map((specification) => ({
        '@type': 'PropertyValue',
        name: specification.name,
        value: specification.value,
      })),
    }),
    ...(worksWithProducts.length > 0 && {
      isRelatedTo: worksWithProducts.map((other) => ({
        '@id': absoluteUrl(`/productos/${other.slug}`),
      })),
    }),
    ...(imagePath ? { image: absoluteUrl(imagePath) } : null),
    ...(amount !== undefined && {
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
        availability: `https://schema.org/${isAvailability(availability) ? AVAILABILITY_TYPES[availability] : 'InStock'}`,
        ...(sellerName ? { seller: { '@type': 'Organization', name: sellerName } } : null),
      },
    }),
  };
}
