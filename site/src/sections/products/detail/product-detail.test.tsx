import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { faqPage } from '#src/sections/shared/question-list.tsx';
import { chatReference } from '@tequiora/cms/contracts/chat-reference.ts';
import { axe } from '../../../../test/axe.ts';
import { chatText } from '../../../../test/chat-text.ts';
import { makeProductDetail, makeProducts } from '../../../../test/products.ts';
import { makeSettings } from '../../../../test/settings.ts';
import { ProductAnswers } from './product-answers.tsx';
import { ProductContents } from './product-contents.tsx';
import { ProductDetail } from './product-detail.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { productJsonLd } from './product-json-ld.ts';
import { ProductPriceBar } from './product-price-bar.tsx';
import { RelatedProducts } from './related-products.tsx';
import { WorksWith } from './works-with.tsx';

const product = makeProductDetail({ name: 'Timbres CFDI', price: 299.99 });
const trail = [
  { name: 'Productos', path: '/productos' },
  { name: 'Timbres CFDI', path: '/productos/impresora' },
];

function renderPage() {
  return render(
    <SettingsProvider settings={makeSettings()} path="/productos/impresora">
      <ProductDetail product={product} trail={trail} />
      <RelatedProducts slug="timbres" products={makeProducts(3)} />
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

describe('without a price', () => {
  const open = { ...product, price: null };

  test('says that it is quoted, also in the text for WhatsApp', () => {
    render(
      <SettingsProvider settings={makeSettings()} path="/productos/impresora">
        <ProductDetail product={open} trail={trail} />
      </SettingsProvider>,
    );
    expect(screen.getByText('A cotizar')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pedir cotización' })).toBeInTheDocument();
    expect(chatText(screen.getByRole('link', { name: /^Cotizar por WhatsApp/ }))).toMatch(
      /^Hola, quiero cotizar Timbres CFDI\n/,
    );
  });

  test('has no offer in its structured data', () => {
    const data = productJsonLd(open, null, 'Tequiora');
    expect(data).toMatchObject({ '@type': 'Product', name: 'Timbres CFDI' });
    expect(data).not.toHaveProperty('offers');
  });
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

const FULL = {
  availability: 'sobrePedido',
  delivery: 'De 3 a 5 días.',
  warranty: '12 meses.',
  boxItems: ['Impresora', 'Cable USB'],
  specifications: [{ name: 'Peso', value: '1.6 kg' }],
  worksWithSystems: [{ slug: 'caja', name: 'Tequiora Caja', subtitle: 'Cobra', icon: 'store' }],
  worksWithProducts: [
    { slug: 'cajon', name: 'Cajón', price: 1190, tax: null, unit: null, offerPrice: null },
    { slug: 'muro', name: 'Muro', price: null, tax: null, unit: null, offerPrice: null },
    { slug: 'impresora', name: 'Ella misma', price: 1, tax: null, unit: null, offerPrice: null },
  ],
  documents: [{ label: 'Ficha', description: null, href: '/uploads/ficha.pdf#pdf=1258291' }],
  questions: [{ question: '¿Qué papel usa?', answer: 'Térmico de 80 mm.' }],
};

function renderStory(changes: Partial<typeof FULL> = FULL) {
  const shown = { ...product, ...changes };
  return render(
    <SettingsProvider settings={makeSettings()} path="/productos/impresora">
      <ProductDetail product={shown} trail={trail} />
      <ProductPriceBar product={shown} />
      <ProductContents product={shown} />
      <WorksWith product={shown} />
      <ProductAnswers product={shown} />
    </SettingsProvider>,
  );
}

describe('the story of a product', () => {
  test('tells terms, contents, what it works with, questions and documents', async () => {
    const { container } = renderStory();
    expect(screen.getByText('Sobre pedido')).toBeInTheDocument();
    expect(screen.getByText('De 3 a 5 días.')).toBeInTheDocument();
    expect(screen.getByText('12 meses.')).toBeInTheDocument();
    expect(screen.getByText('Cable USB')).toBeInTheDocument();
    expect(screen.getByText('Peso').nextElementSibling).toHaveTextContent('1.6 kg');
    const others = within(screen.getByRole('list', { name: 'Funciona con' }));
    expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tequiora CajaCobra',
      'Cajón$1,190.00 MXN + IVA',
      'MuroA cotizar',
    ]);
    expect(others.getByRole('link', { name: 'Tequiora Caja' })).toHaveAttribute(
      'href',
      '/productos/caja',
    );
    expect(screen.getByText('¿Qué papel usa?')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Ficha/ })).toHaveTextContent('1.2 MB');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('repeats name, price and enquiry in the bar', () => {
    renderStory();
    const bar = within(screen.getByRole('group', { name: 'Precio de Timbres CFDI' }));
    expect(bar.getByText('$299.99')).toBeInTheDocument();
    expect(
      bar.getByRole('link', { name: 'Solicitar información sobre Timbres CFDI' }),
    ).toHaveAttribute('href', '/contacto?producto=impresora');
  });

  test('leaves out every part without content', () => {
    renderStory({});
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Timbres CFDI']);
    expect(screen.queryByText('Disponibilidad')).not.toBeInTheDocument();
  });

  test('is in the structured data', () => {
    const data = productJsonLd({ ...product, ...FULL }, null, 'Tequiora');
    expect(data).toMatchObject({
      offers: { availability: 'https://schema.org/BackOrder' },
      additionalProperty: [{ '@type': 'PropertyValue', name: 'Peso', value: '1.6 kg' }],
    });
    expect(faqPage(FULL.questions)).toMatchObject([
      { '@type': 'FAQPage', mainEntity: [{ name: '¿Qué papel usa?' }] },
    ]);
  });
});

test('several pictures become a strip with a link to each', async () => {
  const picture = (name: string) => ({
    url: `/uploads/${name}.webp`,
    alternativeText: name,
    width: 1200,
    height: 900,
  });
  const { container } = render(
    <ProductGallery name="Timbres CFDI" pictures={[picture('Frente'), picture('Atrás')]} />,
  );
  const strip = screen.getByRole('region', { name: 'Fotos de Timbres CFDI' });
  expect(
    within(strip)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['Frente', 'Atrás']);
  const second = screen.getByRole('link', { name: 'Foto 2 de 2' });
  expect(second).toHaveAttribute('href', '#foto-2');
  await userEvent.click(second);
  expect(second).toHaveAttribute('aria-current', 'true');
  expect(await axe(container)).toHaveNoViolations();
});
