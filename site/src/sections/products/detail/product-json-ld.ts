import { absoluteUrl } from '#src/lib/absolute-url.ts';

/** Returns a schema.org Product with its offer; contains only data from the CMS. */
export function productJsonLd(
  { name, slug, description, price, category }: Queries.ProductDetailFieldsFragment,
  imagePath: string | null | undefined,
  sellerName: string | null | undefined,
): object {
  const url = absoluteUrl(`/productos/${slug}`);
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
      price: price.toFixed(2),
      priceCurrency: 'MXN',
      ...(sellerName ? { seller: { '@type': 'Organization', name: sellerName } } : null),
    },
  };
}
