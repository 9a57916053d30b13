import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { axe } from '../../../../test/axe.ts';
import { CATEGORIES, makeFlagship, makeProduct, makeProducts } from '../../../../test/products.ts';
import { server } from '../../../../test/server.ts';
import { makeSettings } from '../../../../test/settings.ts';
import { CatalogueSection } from './catalogue-section.tsx';

const FILE = 'http://localhost:8000/datos/productos.json';
const head = { kicker: null, title: 'Otros *productos*', description: null };

const small = [
  makeProduct({ slug: 'bascula', name: 'Báscula', price: 3450 }),
  makeProduct({ slug: 'lector', name: 'Lector', price: 890, description: 'Lee códigos' }),
  makeProduct({ slug: 'terminal', name: 'Terminal', price: 12490, category: CATEGORIES[0] }),
];

const systems = [
  makeFlagship({ slug: 'caja', name: 'Tequiora Caja', idealFor: ['Farmacias'] }),
  makeFlagship({ slug: 'posada', name: 'Tequiora Posada', idealFor: ['Hoteles'] }),
];

function renderCatalogue(products = small, total = products.length) {
  return render(
    <SettingsProvider settings={makeSettings()}>
      <CatalogueSection
        head={head}
        firstProducts={products.slice(0, 24)}
        total={total}
        categories={CATEGORIES}
        systems={systems}
        locationKey="a"
      />
    </SettingsProvider>,
  );
}

function names() {
  return screen
    .queryAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.textContent);
}

const search = () => screen.getByRole('searchbox', { name: 'Buscar por nombre o descripción' });

beforeEach(() => window.history.replaceState(null, '', '/productos'));

test('has no axe violations', async () => {
  const { container } = renderCatalogue();
  expect(await axe(container)).toHaveNoViolations();
});

test('renders nothing when the catalogue is empty', () => {
  const { container } = renderCatalogue([]);
  expect(container).toBeEmptyDOMElement();
});

test('searches names and descriptions without accents, and shows the count', async () => {
  renderCatalogue();
  expect(screen.getByText('3 productos')).toHaveAttribute('aria-live', 'polite');
  await userEvent.type(search(), 'codigos');
  expect(names()).toEqual(['Lector']);
  expect(screen.getByText('1 producto')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
  expect(names()).toHaveLength(3);
  expect(search()).toHaveFocus();
});

test('filters by category, sorts by price and updates the URL', async () => {
  window.history.replaceState(null, '', '/productos?utm_source=correo');
  renderCatalogue();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Ordenar por' }),
    'Precio: menor a mayor',
  );
  expect(names()).toEqual(['Lector', 'Báscula', 'Terminal']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Categoría' }), 'Periféricos');
  expect(names()).toEqual(['Lector', 'Báscula']);
  await waitFor(() =>
    expect(window.location.search).toBe(
      '?utm_source=correo&categoria=perifericos&orden=precio-asc',
    ),
  );
});

test('a shared URL opens with its filters; a new navigation to the page resets them', () => {
  window.history.replaceState(null, '', '/productos?q=bascula&orden=precio-desc');
  const { rerender } = renderCatalogue();
  expect(names()).toEqual(['Báscula']);
  expect(search()).toHaveValue('bascula');
  window.history.replaceState(null, '', '/productos');
  const props = { head, firstProducts: small, total: 3, categories: CATEGORIES, systems };
  rerender(<CatalogueSection {...props} locationKey="b" />);
  expect(names()).toHaveLength(3);
});

test('shows the systems that match above the products', async () => {
  const { container } = renderCatalogue();
  await userEvent.type(search(), 'lector para farmacia');
  expect(names()).toEqual(['Tequiora Caja', 'Lector']);
  expect(screen.getByText('1 sistema y 1 producto')).toHaveAttribute('aria-live', 'polite');
  const list = screen.getByRole('list', { name: 'Sistemas para lo que buscas' });
  expect(within(list).getByRole('link', { name: 'Tequiora Caja' })).toHaveAttribute(
    'href',
    '#caja',
  );
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.clear(search());
  await userEvent.type(search(), 'hotel');
  expect(names()).toEqual(['Tequiora Posada']);
  expect(screen.getByText('1 sistema')).toBeInTheDocument();
  expect(screen.queryByText('No se encontraron productos')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(names()).toHaveLength(3);
});

test('the empty state offers to clear the filters, a chat about the search, and the systems', async () => {
  const { container } = renderCatalogue();
  await userEvent.type(search(), 'submarino');
  expect(screen.getByText('No se encontraron productos')).toBeInTheDocument();
  expect(screen.getByText('Sin resultados')).toBeInTheDocument();
  const chat = screen.getByRole('link', { name: /^Preguntar por WhatsApp/ });
  expect(new URL((chat as HTMLAnchorElement).href).searchParams.get('text')).toMatch(
    /^Hola, busco submarino\nRef\. TQ-/,
  );
  expect(names()).toEqual(['Tequiora Caja', 'Tequiora Posada']);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
  expect(names()).toHaveLength(3);
  expect(search()).toHaveValue('');
  expect(screen.getByText('3 productos')).toHaveFocus();
});

test('the chat quotes only the start of a long search', async () => {
  renderCatalogue();
  await userEvent.click(search());
  await userEvent.paste('zzz'.repeat(500));
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: /^Preguntar por WhatsApp/ });
  expect(chat.href.length).toBeLessThan(300);
});

test('has the first 24 products in the HTML and the rest in a file that is fetched on demand', async () => {
  const products = makeProducts(60);
  server.use(http.get(FILE, () => HttpResponse.json(products)));
  renderCatalogue(products, 60);
  expect(names()).toHaveLength(24);
  expect(screen.getByText('60 productos')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ver más productos' }));
  await waitFor(() => expect(names()).toHaveLength(48));
  expect(screen.getByRole('link', { name: 'Producto 0024' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Ver más productos' }));
  expect(names()).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Ver más productos' })).not.toBeInTheDocument();
});

test('shows six placeholders while the file loads', async () => {
  const products = makeProducts(60);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  server.use(
    http.get(FILE, async () => {
      await arrival;
      return HttpResponse.json(products);
    }),
  );
  const { container } = renderCatalogue(products, 60);
  await userEvent.type(search(), '59');
  const status = screen.getByRole('status');
  expect(status).toHaveAttribute('aria-busy', 'true');
  expect(within(status).getByText('Cargando productos…')).toBeInTheDocument();
  expect(status.querySelectorAll('[style*="4 / 3"]')).toHaveLength(6);
  expect(await axe(container)).toHaveNoViolations();
  arrive();
  await waitFor(() => expect(names()).toEqual(['Producto 0059']));
});

test('reports a failed file request and retries it', async () => {
  const products = makeProducts(60);
  server.use(http.get(FILE, () => HttpResponse.error()));
  renderCatalogue(products, 60);
  await userEvent.type(search(), '59');
  expect(await screen.findByText('Error al cargar productos')).toBeInTheDocument();
  server.use(http.get(FILE, () => HttpResponse.json(products)));
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(names()).toEqual(['Producto 0059']));
  expect(screen.getByText('1 producto')).toHaveFocus();
});

/** Renders the catalogue over built HTML in which the visitor has typed already. */
async function hydrateTyped(text: string) {
  const page = (
    <CatalogueSection
      head={head}
      firstProducts={small}
      total={3}
      categories={CATEGORIES}
      systems={systems}
      locationKey="a"
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  within(container).getByRole<HTMLInputElement>('searchbox').value = text;
  await act(async () => {
    render(page, { container, hydrate: true });
  });
  return container;
}

test('keeps text typed before hydration', async () => {
  const container = await hydrateTyped('lector');
  await waitFor(() => expect(names()).toEqual(['Lector']));
  container.remove();
});

test('combines text typed before hydration with the filters of the URL', async () => {
  window.history.replaceState(null, '', '/productos?categoria=perifericos');
  const container = await hydrateTyped('lector');
  await waitFor(() => expect(names()).toEqual(['Lector']));
  expect(search()).toHaveValue('lector');
  expect(screen.getByRole('combobox', { name: 'Categoría' })).toHaveValue('perifericos');
  container.remove();
});
