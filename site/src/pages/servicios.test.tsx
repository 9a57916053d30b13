import { screen, waitFor, within } from '@testing-library/react';
import { axe } from '../../test/axe.ts';
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

test('omits sections without content', () => {
  show(makeServicesData({ services: { nodes: [] }, bots: { nodes: [] } }));
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
