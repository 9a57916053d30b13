import { render, waitFor } from '@testing-library/react';
import { Seo, type SeoProps } from './seo.tsx';

const SITE = 'https://tequiora.example';
process.env.GATSBY_SITE_URL = SITE;

async function headOf(props: Partial<SeoProps>): Promise<(selector: string) => Element | null> {
  render(<Seo title="Productos" path="/productos" {...props} />);
  await waitFor(() => expect(document.title).not.toBe(''));
  await waitFor(() => expect(document.querySelector('link[rel=canonical]')).not.toBeNull());
  return (selector) => document.head.querySelector(selector);
}

test('sets the page and site name and the canonical URL', async () => {
  const head = await headOf({
    title: 'Rollo de 80*70*12 mm',
    description: 'Texto',
    image: '/og.png',
  });
  expect(document.title).toBe('Rollo de 80*70*12 mm | Tequiora');
  expect(document.documentElement.lang).toBe('es-MX');
  expect(head('link[rel=canonical]')).toHaveAttribute('href', `${SITE}/productos`);
  expect(head('meta[property="og:image"]')).toHaveAttribute('content', `${SITE}/og.png`);
  expect(head('meta[property="og:image:alt"]')).toHaveAttribute('content', 'Rollo de 80*70*12 mm');
  expect(head('meta[name=description]')).toHaveAttribute('content', 'Texto');
  expect(head('meta[name=robots]')).toBeNull();
});

test('does not repeat the site name, and sets noindex on request', async () => {
  const head = await headOf({ title: 'Tequiora: software en Oaxaca', path: '/', noindex: true });
  expect(document.title).toBe('Tequiora: software en Oaxaca');
  expect(head('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('CMS text cannot close the JSON-LD script', async () => {
  const head = await headOf({ jsonLd: { '@type': 'Product', name: '</script><b>' } });
  await waitFor(() => expect(head('script[type="application/ld+json"]')).not.toBeNull());
  const text = head('script[type="application/ld+json"]')?.textContent ?? '';
  expect(text).not.toContain('</script>');
  expect(JSON.parse(text)).toEqual({ '@type': 'Product', name: '</script><b>' });
});
