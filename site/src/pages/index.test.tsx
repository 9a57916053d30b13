import { act, screen, within } from '@testing-library/react';
import { axe } from '../../test/axe.ts';
import { emptyHomeData, makeHomeData } from '../../test/home.ts';
import { renderPage } from '../../test/render-page.tsx';
import HomePage from './index.tsx';

const show = (data: Queries.HomePageQuery) => renderPage(HomePage, data);

test('has no accessibility violations', async () => {
  jest.useFakeTimers();
  const { container } = show(makeHomeData());
  act(() => void jest.advanceTimersByTime(1000));
  jest.useRealTimers();
  expect(await axe(container)).toHaveNoViolations();
});

test('links to products, services, the company and contact', () => {
  show(makeHomeData());
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(
    expect.arrayContaining(['/productos', '/servicios', '/sobre-nosotros', '/contacto']),
  );
});

test('shows the four specialties and the featured products', () => {
  show(makeHomeData());
  for (const number of [1, 2, 3, 4]) {
    expect(screen.getByRole('heading', { level: 3, name: `Especialidad ${number}` })).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Terminal de venta' })).toHaveAttribute(
    'href',
    '/productos/terminal',
  );
});

test('shows three services at most, with three features at most', () => {
  const data = makeHomeData();
  const nodes = [...data.services.nodes, ...data.services.nodes].map((service, index) => ({
    ...service,
    slug: `s${index}`,
  }));
  show({ ...data, services: { nodes } });
  const lists = screen.getAllByRole('list', { name: 'Incluye' });
  expect(lists).toHaveLength(3);
  for (const list of lists) expect(within(list).getAllByRole('listitem')).toHaveLength(3);
});

test('shows the sections in the order of staff, without those that they have hidden', () => {
  const data = makeHomeData();
  const titlesWith = (arrangement: { section: string; hidden: boolean | null }[]) => {
    const page = { ...data.page, arrangement } as typeof data.page;
    const { unmount } = show({ ...data, page });
    const titles = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    unmount();
    return titles;
  };
  const usual = titlesWith([]);
  const last = usual.at(-1);
  expect(titlesWith([{ section: 'llamada', hidden: null }])).toEqual([last, ...usual.slice(0, -1)]);
  expect(titlesWith([{ section: 'llamada', hidden: true }])).toEqual(usual.slice(0, -1));
});

test('names a client without a wordmark', () => {
  show(makeHomeData());
  const strip = screen.getByRole('region', { name: 'Negocios que ya operan con nosotros' });
  expect(within(strip).getByText('Casa Yelvia')).toBeInTheDocument();
});

test('an empty CMS results in a plain page with a contact link', async () => {
  const { container } = show(emptyHomeData);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Soluciones Tecnológicas Reales',
  );
  expect(screen.getByRole('link', { name: 'Ir a contacto' })).toHaveAttribute('href', '/contacto');
  expect(await axe(container)).toHaveNoViolations();
});
