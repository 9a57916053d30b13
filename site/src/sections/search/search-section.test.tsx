import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { SettingsProvider } from '#src/components/layout/settings-provider.tsx';
import { SEARCH_FILE, type SearchRow } from '#src/lib/site-search.ts';
import { axe } from '../../../test/axe.ts';
import { server } from '../../../test/server.ts';
import { makeSettings } from '../../../test/settings.ts';
import { SearchSection } from './search-section.tsx';

const FILE = `http://localhost:8000${SEARCH_FILE}`;

const product = (number: number): SearchRow => ({
  kind: 'product',
  href: `/productos/lector-${number}`,
  name: `Lector ${number}`,
  text: 'Lee códigos de barras.',
  price: '$890.00 MXN + IVA',
  terms: 'escáner',
});

const ROWS: SearchRow[] = [
  { kind: 'system', href: '/productos#posada', name: 'Tequiora Posada', terms: 'hotel, cabañas' },
  ...Array.from({ length: 8 }, (_, index) => product(index + 1)),
  { kind: 'article', href: '/blog/elegir', name: 'Cómo elegir báscula', text: 'Para tu lector.' },
  { kind: 'page', href: '/raro', name: `<img src=x onerror=alert(1)> ${'x'.repeat(300)}` },
];

let requests = 0;

beforeEach(() => {
  requests = 0;
  window.history.replaceState(null, '', '/buscar');
  server.use(
    http.get(FILE, () => {
      requests += 1;
      return HttpResponse.json(ROWS);
    }),
  );
});

function renderSearch(address = '/buscar') {
  window.history.replaceState(null, '', address);
  return render(
    <SettingsProvider settings={makeSettings()}>
      <SearchSection locationKey="a" />
    </SettingsProvider>,
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Qué buscas' });
const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

test('loads nothing before it is used, and once when it is', async () => {
  renderSearch();
  expect(requests).toBe(0);
  await userEvent.type(field(), 'lector');
  expect(await screen.findByText('9 resultados')).toHaveAttribute('aria-live', 'polite');
  expect(requests).toBe(1);
});

test('groups results by kind, and shows all of a group on request', async () => {
  renderSearch('/buscar?q=lector');
  await screen.findByText('9 resultados');
  expect(field()).toHaveValue('lector');
  expect(names('Productos')).toHaveLength(6);
  expect(names('Artículos')).toEqual(['Cómo elegir báscula']);
  expect(screen.getAllByText('$890.00 MXN + IVA')).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Ver 2 más' }));
  expect(names('Productos')).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'Lector 7' })).toHaveFocus();
});

test.each([
  ['BASCULA', 'Artículos', 'Cómo elegir báscula'],
  ['bascyla', 'Artículos', 'Cómo elegir báscula'],
  ['cabaña', 'Sistemas', 'Tequiora Posada'],
])(
  'finds «%s» without accents, with a wrong letter, by words of staff',
  async (text, list, name) => {
    renderSearch();
    await userEvent.type(field(), text);
    await waitFor(() => expect(names(list)).toEqual([name]));
  },
);

test('keeps the text in the URL, with the other parameters', async () => {
  renderSearch('/buscar?utm_source=boletin');
  await userEvent.type(field(), 'posada');
  await waitFor(() => expect(window.location.search).toBe('?utm_source=boletin&q=posada'));
});

test('without results offers a chat about the text, and the systems', async () => {
  renderSearch('/buscar?q=zzzz');
  expect(await screen.findByText('Sin resultados')).toBeInTheDocument();
  const chat = screen.getByRole('link', { name: /Preguntar por WhatsApp/ });
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('zzzz');
  expect(names('Conoce nuestros sistemas')).toEqual(['Tequiora Posada']);
});

test('text is text: markup, emoji, right-to-left letters and half an emoji', async () => {
  renderSearch();
  for (const text of ['<img src=x>', '🎉🎉', 'مرحبا', '\uD83D', '\\', '%', 'x'.repeat(400)]) {
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste(text);
    expect(field()).toHaveValue(text);
  }
  expect(document.querySelector('img')).toBeNull();
});

test('words that ask for nothing get a hint and the main pages', async () => {
  renderSearch('/buscar?q=precio%20de');
  expect(await screen.findByText('Escribe lo que buscas con otras palabras.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Productos/ })).toHaveAttribute('href', '/productos');
});

test('a request that fails can be repeated', async () => {
  server.use(http.get(FILE, () => HttpResponse.error(), { once: true }));
  renderSearch('/buscar?q=posada');
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1 resultado')).toBeInTheDocument();
});

test('the built HTML is a form that works by address, with the main pages', () => {
  const html = renderToString(<SearchSection locationKey={undefined} />);
  expect(html).toContain('action="/buscar"');
  expect(html).toContain('Para buscar se necesita JavaScript');
  expect(html).toContain('href="/servicios"');
});

test('has no axe violations with results and without', async () => {
  const { container } = renderSearch('/buscar?q=lector');
  await screen.findByText('9 resultados');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.clear(field());
  await userEvent.type(field(), 'zzzz');
  await screen.findByText('Sin resultados');
  expect(await axe(container)).toHaveNoViolations();
});
