import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { AddToList } from '#src/components/ui/add-to-list.tsx';
import { putInList, readList, removeFromList } from '#src/lib/product-list.ts';
import { axe } from '../../../test/axe.ts';
import { chatText } from '../../../test/chat-text.ts';
import { makeProductDetail } from '../../../test/products.ts';
import { makeSettings } from '../../../test/settings.ts';
import { ListSection } from './list-section.tsx';

const PRODUCTS: Record<string, ReturnType<typeof makeProductDetail>> = {
  terminal: makeProductDetail({ slug: 'terminal', name: 'Terminal', price: 12_490 }),
  tarjeta: makeProductDetail({
    ...{ slug: 'tarjeta', name: 'Tarjeta', price: 39.99 },
    ...{ unit: 'por pieza', minQuantity: 50 },
  }),
  pantallas: makeProductDetail({ slug: 'pantallas', name: 'Pantallas', price: null }),
};

/** Gatsby's loader: a page for unknown paths instead of a product that is not published. */
const loadPage = (path: string) => {
  const product = PRODUCTS[path.replace('/productos/', '')];
  return Promise.resolve({
    page: { path: product ? path : '/404.html' },
    json: { data: product ? { product } : {} },
  });
};

beforeEach(() => {
  Object.assign(window, { ___loader: { loadPage } });
  removeFromList(...readList().map(({ slug }) => slug));
});

const choose = (slug: string, name: string, quantity = 1) =>
  act(() => void putInList({ slug, name, quantity }));

function show() {
  return render(
    <SettingsProvider settings={makeSettings()} path="/mi-lista">
      <main>
        <ListSection />
      </main>
    </SettingsProvider>,
  );
}

test('an empty list says how to fill it', () => {
  show();
  expect(screen.getByText('Todavía no eliges productos')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver productos' })).toBeVisible();
});

test('the control of a product puts it in with its minimum quantity, and takes it out', async () => {
  const user = userEvent.setup();
  render(<AddToList product={{ slug: 'tarjeta', name: 'Tarjeta', minQuantity: 50 }} />);
  const control = screen.getByRole('button', { name: 'Agregar a mi lista Tarjeta' });
  await user.click(control);
  expect(control).toHaveAttribute('aria-pressed', 'true');
  expect(readList()).toEqual([{ slug: 'tarjeta', name: 'Tarjeta', quantity: 50 }]);
  await user.click(control);
  expect(readList()).toEqual([]);
});

test('shows lines with amounts, the estimate, and what was withdrawn', async () => {
  choose('terminal', 'Terminal', 2);
  choose('tarjeta', 'Tarjeta');
  choose('pantallas', 'Pantallas');
  choose('retirado', 'Lector viejo');
  const { container } = show();
  const lines = within(screen.getByRole('list', { name: 'Productos de mi lista' }));
  expect(await lines.findByText('$24,980.00 MXN + IVA')).toBeVisible();
  // At least the minimum quantity.
  expect(screen.getByRole('spinbutton', { name: 'Cantidad de Tarjeta' })).toHaveValue(50);
  expect(lines.getByText('$1,999.50 MXN + IVA')).toBeVisible();
  expect(lines.getByText(/Ya no está en el catálogo/)).toBeVisible();
  expect(lines.queryByRole('link', { name: 'Lector viejo' })).toBeNull();
  expect(screen.getByText('$31,296.22 MXN')).toBeVisible();
  expect(screen.getByText('Más 2 productos a cotizar.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pedir cotización' })).toHaveAttribute(
    'href',
    '/contacto?tipo=producto&lista=1',
  );
  expect(chatText(screen.getByRole('link', { name: /WhatsApp/ }))).toMatch(
    /^Hola, Tequiora\. Quiero cotizar esta lista:\n2 × Terminal: \$24,980\.00 MXN \+ IVA\n50 × Tarjeta: .*\n1 × Pantallas: A cotizar\n1 × Lector viejo: A cotizar\nEstimado: \$26,979\.50 MXN \+ IVA \(\$31,296\.22 con IVA\); 2 productos a cotizar\nRef\. TQ-\w{5}$/,
  );
  expect(screen.getByRole('link', { name: /Comparar/ })).toHaveAttribute(
    'href',
    '/comparar?productos=terminal,tarjeta,pantallas',
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('a quantity is stored while it is typed, and becomes the minimum below it', async () => {
  choose('tarjeta', 'Tarjeta', 60);
  const user = userEvent.setup();
  show();
  await screen.findByText('$2,399.40 MXN + IVA');
  const field = screen.getByRole('spinbutton', { name: 'Cantidad de Tarjeta' });
  await user.clear(field);
  await user.type(field, '75');
  expect(readList()[0]?.quantity).toBe(75);
  await user.clear(field);
  await user.type(field, '7');
  expect(readList()[0]?.quantity).toBe(75);
  await user.tab();
  expect(field).toHaveValue(50);
  await user.click(screen.getByRole('button', { name: 'Uno menos' }));
  expect(field).toHaveValue(50);
  await user.click(screen.getByRole('button', { name: 'Uno más' }));
  expect(readList()[0]?.quantity).toBe(51);
});

test('a product that is removed leaves the focus at the number of products', async () => {
  choose('terminal', 'Terminal');
  choose('tarjeta', 'Tarjeta', 50);
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Quitar Terminal de mi lista' }));
  expect(screen.getByText('1 producto')).toHaveFocus();
});
