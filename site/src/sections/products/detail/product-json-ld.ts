const SITE_URL = process.env.GATSBY_SITE_URL ?? '';

type SoldProduct = {
  name: string;
  slug: string;
  description: string;
  price: number;
  category: { name: string } | null;
};

/** Returns a schema.org Product with its offer; contains only data from the CMS. */
export function productJsonLd(
  { name, slug, description, price, category }: SoldProduct,
  imagePath: string | null | undefined,
  sellerName: string | null | undefined,
  siteUrl = SITE_URL,
): object {
  const url = `${siteUrl}/productos/${slug}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name,
    description,
    sku: slug,
    ...(category ? { category: category.name } : null),
    ...(imagePath ? { image: `${siteUrl}${imagePath}` } : null),
    offers: {
      '@type': 'Offer',
      url,
      price: price.toFixed(2),
      priceCurrency: 'MXN',
      ...(sellerName ? { seller: { '@type': 'Organization', name: sellerName } } : null),
    },
  };
}
