import { render, screen } from '@testing-library/react';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { chatReference } from '@tequiora/cms/contracts/chat-reference.ts';
import { axe } from '../../../../test/axe.ts';
import { chatText } from '../../../../test/chat-text.ts';
import { makeProduct, makeProducts } from '../../../../test/products.ts';
import { makeSettings } from '../../../../test/settings.ts';
import { ProductDetail } from './product-detail.tsx';
import { productJsonLd } from './product-json-ld.ts';
import { RelatedProducts } from './related-products.tsx';

const product = { ...makeProduct({ name: 'Timbres CFDI', price: 299.99 }), share: null };
const trail = [
  { name: 'Productos', path: '/productos' },
  { name: 'Timbres CFDI', path: '/productos/impresora' },
];

function renderPage() {
  return render(
    <SettingsProvider settings={makeSettings()} path="/productos/impresora">
      <ProductDetail product={product} trail={trail} />
      <RelatedProducts products={makeProducts(3)} />
    </SettingsProvider>,
  );
}

test('shows name, price, category and breadcrumb', async () => {
  const { container } = renderPage();
  expect(screen.getByRole('heading', { level: 1, name: 'Timbres CFDI' })).toBeInTheDocument();
  expect(screen.getByText('$299.99').parentElement).toHaveTextContent('$299.99 MXN');
  expect(screen.getByRole('link', { name: 'Periféricos' })).toHaveAttribute(
    'href',
    '/productos?categoria=perifericos',
  );
  const path = screen.getByRole('navigation', { name: 'Ruta de navegación' });
  expect(path).toHaveTextContent('InicioProductosTimbres CFDI');
  expect(await axe(container)).toHaveNoViolations();
});

test('names the product in the links to the contact form and to WhatsApp', () => {
  renderPage();
  expect(screen.getByRole('link', { name: 'Solicitar información' })).toHaveAttribute(
    'href',
    '/contacto?producto=impresora',
  );
  const { slug } = product;
  const reference = chatReference('/productos/impresora', { type: 'product', slug });
  expect(chatText(screen.getByRole('link', { name: /^Preguntar por WhatsApp/ }))).toBe(
    `Hola, me interesa Timbres CFDI\nRef. ${reference}`,
  );
});

test('shows three related products', () => {
  renderPage();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('has structured data with the price and without invented data', () => {
  process.env.GATSBY_SITE_URL = 'https://tequiora.example';
  const data = productJsonLd(product, null, 'Tequiora');
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Timbres CFDI',
    category: 'Periféricos',
    offers: {
      price: '299.99',
      priceCurrency: 'MXN',
      url: 'https://tequiora.example/productos/impresora',
    },
  });
  expect(data).not.toHaveProperty('image');
  expect(data).not.toHaveProperty('aggregateRating');
});
