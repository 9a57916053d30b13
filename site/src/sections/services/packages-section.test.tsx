import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { makePackage } from '../../../test/services.ts';
import { makeSettings } from '../../../test/settings.ts';
import { PackagesSection } from './packages-section.tsx';

const names = ['Presentación', 'Negocio', 'Tienda', 'Plataforma'];
const plain = names.map((name) => makePackage({ name }));

function renderPackages(packages = plain) {
  return render(
    <SettingsProvider settings={makeSettings()}>
      <PackagesSection head={null} packages={packages} />
    </SettingsProvider>,
  );
}

afterEach(() => window.history.replaceState(null, '', '/'));

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

/** Returns the card around the radio button. */
function cardOf(name: string): HTMLElement {
  const card = radio(name).closest<HTMLElement>('[data-option]');
  if (!card) throw new Error(`The radio button «${name}» is not in a card`);
  return card;
}

/** Sets the pointer type, which fireEvent and jsdom do not support. */
function movePointer(card: HTMLElement, pointerType: string, movement = 5) {
  const event = new MouseEvent('pointermove', { bubbles: true });
  Object.defineProperties(event, {
    pointerType: { value: pointerType },
    movementX: { value: movement },
    movementY: { value: 0 },
  });
  fireEvent(card, event);
}

test('selects the second package when none is marked as popular', () => {
  renderPackages();
  expect(screen.getByRole('radiogroup', { name: 'Paquetes web' })).toBeInTheDocument();
  expect(radio('Negocio')).toBeChecked();
});

test('selects the popular package in any position', () => {
  renderPackages([...plain, makePackage({ name: 'Favorito', popular: true })]);
  expect(radio('Favorito')).toBeChecked();
  expect(within(cardOf('Favorito')).getByText('Más popular')).toBeInTheDocument();
});

test('selects a single package', () => {
  renderPackages([makePackage({ name: 'Único' })]);
  expect(radio('Único')).toBeChecked();
});

test('shows three features on a card and all of them in its panel', () => {
  renderPackages();
  expect(within(cardOf('Negocio')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('article', { name: 'Negocio' })).toHaveTextContent('Medición de visitas');
});

test('includes price and time in the description of an option', () => {
  renderPackages([
    makePackage({ name: 'Grande', priceMin: 25000, priceMax: 40000, openEnded: true }),
  ]);
  expect(radio('Grande')).toHaveAccessibleDescription(/\$25,000 – \$40,000\+ MXN.*7 a 10 días/);
});

// The style sheet selects the visible panel, which browser tests cover.
test('renders the panel of every package, for pages without scripts', () => {
  renderPackages();
  expect(screen.getAllByRole('article').map((panel) => panel.getAttribute('data-panel'))).toEqual(
    names.map((_, index) => String(index)),
  );
});

test('a click anywhere on the name selects the package', async () => {
  renderPackages();
  await userEvent.click(screen.getByText('Tienda', { selector: 'label' }));
  expect(radio('Tienda')).toBeChecked();
});

test('follows the focus', () => {
  renderPackages();
  act(() => radio('Plataforma').focus());
  expect(radio('Plataforma')).toBeChecked();
});

test('follows the mouse when it rests on a card, not when it passes over it', () => {
  jest.useFakeTimers();
  renderPackages();
  movePointer(cardOf('Presentación'), 'mouse');
  act(() => void jest.advanceTimersByTime(60));
  fireEvent.pointerOut(cardOf('Presentación'));
  act(() => void jest.advanceTimersByTime(500));
  expect(radio('Negocio')).toBeChecked();

  movePointer(cardOf('Tienda'), 'mouse');
  act(() => void jest.advanceTimersByTime(120));
  expect(radio('Tienda')).toBeChecked();
  jest.useRealTimers();
});

test('a resting mouse selects nothing while the page moves under it', () => {
  jest.useFakeTimers();
  renderPackages();
  movePointer(cardOf('Tienda'), 'mouse', 0);
  act(() => void jest.advanceTimersByTime(500));
  expect(radio('Negocio')).toBeChecked();
  jest.useRealTimers();
});

test('scrolling the cards by touch selects nothing', () => {
  jest.useFakeTimers();
  renderPackages();
  movePointer(cardOf('Tienda'), 'touch');
  act(() => void jest.advanceTimersByTime(500));
  expect(radio('Negocio')).toBeChecked();
  jest.useRealTimers();
});

test('selects the card in the middle when a swipe ends', () => {
  jest.useFakeTimers();
  const { unmount } = renderPackages();
  const rail = screen.getByRole('radiogroup');
  Object.defineProperties(rail, {
    scrollWidth: { value: 1400 },
    clientWidth: { value: 390 },
    scrollLeft: { value: 1010 },
  });
  names.forEach((name, index) =>
    Object.defineProperties(cardOf(name), {
      offsetLeft: { value: 20 + index * 340 },
      offsetWidth: { value: 320 },
    }),
  );
  fireEvent.scroll(rail);
  act(() => void jest.advanceTimersByTime(200));
  expect(radio('Plataforma')).toBeChecked();
  unmount();
  jest.useRealTimers();
});

test('links the package to a request for a quote that names it', () => {
  renderPackages();
  const panel = screen.getByRole('article', { name: 'Negocio' });
  const link = within(panel).getByRole('link', { name: /Cotizar este paquete/ });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('quiero cotizar Negocio');
});

test('renders nothing without packages', () => {
  const { container } = renderPackages([]);
  expect(container).toBeEmptyDOMElement();
});

test('keeps the choice in the address, and selects the package of the address', async () => {
  window.history.replaceState(null, '', '/servicios?utm_source=anuncio');
  const view = renderPackages();
  await userEvent.click(radio('Tienda'));
  const { value } = radio('Tienda');
  expect(window.location.search).toBe(`?utm_source=anuncio&paquete=${value}`);
  view.unmount();
  renderPackages();
  expect(radio('Tienda')).toBeChecked();
});

test('compares all packages in one table', async () => {
  renderPackages();
  await userEvent.click(screen.getByText('Comparar los paquetes lado a lado'));
  const table = within(screen.getByRole('group', { name: 'Comparación de los paquetes' }));
  const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(names);
  const rows = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Inversión', 'Entrega', 'Ideal para', 'Incluye', 'Lo que ganas']);
});
