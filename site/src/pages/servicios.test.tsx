import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../test/axe.ts';
import { FakeIntersectionObserver } from '../../test/browser-mocks.ts';
import { renderPage } from '../../test/render-page.tsx';
import { emptyServicesData, makeServicesData } from '../../test/services.ts';
import ServicesPage from './servicios.tsx';

const show = (data = makeServicesData()) => renderPage(ServicesPage, data);

test('has no accessibility violations', async () => {
  const { container } = show();
  expect(await axe(container)).toHaveNoViolations();
});

test('shows the services of each kind in their own section, with prices', () => {
  show();
  const image = within(screen.getByRole('region', { name: 'Imagen' }));
  expect(image.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(image.getByText('$600 – $1,200')).toBeInTheDocument();
  const bots = within(screen.getByRole('region', { name: 'Chatbots' }));
  expect(bots.getAllByRole('article')).toHaveLength(2);
  expect(bots.getByText('$8,000 – $15,000')).toBeInTheDocument();
  // A bot without a conversation in the CMS shows none.
  expect(bots.getAllByRole('img', { name: /^Conversación de ejemplo/ })).toHaveLength(1);
});

test('links each service to a request for a quote that names it', () => {
  show();
  const link = screen.getByRole('link', { name: /Cotizar Tarjeta NFC/ });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('cotizar Tarjeta NFC');
});

test('shows the four steps in order', () => {
  show();
  const process = within(screen.getByRole('region', { name: 'Cuatro pasos' }));
  expect(process.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
    'Consulta',
    'Propuesta',
    'Desarrollo',
    'Entrega',
  ]);
});

test('shows the three payments and the conditions', () => {
  show();
  const conditions = screen.getByRole('region', { name: 'Condiciones claras' });
  for (const payment of ['Anticipo · 30%', 'Avance · 40%', 'Entrega · 30%']) {
    expect(conditions).toHaveTextContent(payment);
  }
  const list = within(within(conditions).getByRole('list', { name: 'Condiciones generales' }));
  expect(list.getAllByRole('listitem')).toHaveLength(2);
});

test('begins with a card per kind of service, with its lowest price', () => {
  show();
  const cards = within(screen.getByRole('region', { name: 'Nuestros servicios' }));
  expect(cards.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
    'Tu sitio webPaquetes webDesde $7,000',
    'Tu imagenImagenDesde $600',
    'ChatbotsChatbotsDesde $3,000',
    'A la medidaConsultoría2 servicios con precio',
  ]);
  expect(cards.getByRole('link', { name: 'Chatbots' })).toHaveAttribute('href', '#chatbots');
});

test('links to its sections in a bar, in the order of the page', () => {
  const { container } = show();
  const bar = within(screen.getByRole('navigation', { name: 'Secciones de la página' }));
  const ids = bar.getAllByRole('link').map((link) => (link as HTMLAnchorElement).hash.slice(1));
  expect(ids).toEqual([
    ...['paquetes', 'imagen', 'chatbots', 'consultoria', 'proceso', 'condiciones'],
  ]);
  const inPage = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(inPage.filter((id) => ids.includes(id))).toEqual(ids);
});

test('the bar marks the section that has passed the upper third of the window', () => {
  show();
  const start = (id: string, top: number) => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`No section ${id}`);
    element.getBoundingClientRect = () => ({ top }) as DOMRect;
    return element;
  };
  for (const id of ['consultoria', 'proceso', 'condiciones']) start(id, 2000);
  start('paquetes', -900);
  start('chatbots', 400);
  const image = start('imagen', 100);
  act(() => FakeIntersectionObserver.show(image));
  const bar = within(screen.getByRole('navigation', { name: 'Secciones de la página' }));
  const current = bar.getAllByRole('link', { current: 'location' });
  expect(current.map((link) => link.textContent)).toEqual(['Tu imagen']);
});

test('omits sections without content', () => {
  show(makeServicesData({ services: { nodes: [] }, bots: { nodes: [] } }));
  const bar = within(screen.getByRole('navigation', { name: 'Secciones de la página' }));
  expect(bar.queryByRole('link', { name: 'Chatbots' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Consultoría' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Chatbots' })).not.toBeInTheDocument();
});

test('its title in search results has no highlight marks', async () => {
  show();
  await waitFor(() => expect(document.title).toBe('Del diagnóstico al soporte | Tequiora'));
});

test('an empty CMS results in a plain page with further links', () => {
  show(emptyServicesData);
  expect(screen.getByRole('heading', { level: 1, name: 'Servicios' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /contacto/ })).toHaveAttribute('href', '/contacto');
});
