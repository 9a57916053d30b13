import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../test/axe.ts';
import { chatText } from '../../../test/chat-text.ts';
import { makeProducts, makeSystem } from '../../../test/products.ts';
import { renderPage } from '../../../test/render-page.tsx';
import SystemPage from './template-system.tsx';

type Data = Queries.SystemPageQuery;

const FULL = makeSystem({
  slug: 'caja',
  name: 'Tequiora Caja',
  subtitle: 'Punto de venta',
  headline: 'Del primer cliente *al corte*',
  daySteps: [
    {
      ...{ time: '8:45', title: 'Abres con el cambio contado', description: 'Sin libreta.' },
      ...{ image: null, note: null, noteX: null, noteY: null },
    },
    {
      ...{ time: null, title: 'Cierras temprano', description: 'El corte llega a tu celular.' },
      ...{ image: null, note: 'La diferencia', noteX: 60, noteY: 30 },
    },
  ],
  figure: { value: '8 min', description: 'tarda Raizana en cerrar; antes eran 40.' },
  units: [
    { singular: 'caja', plural: 'cajas', start: 3, max: 30 },
    { singular: 'sucursal', plural: 'sucursales', start: 2, max: 15 },
  ],
  plans: [
    {
      ...{ name: 'Mostrador', description: 'Una tienda', amount: 299, features: ['Cortes'] },
      rates: [
        { included: 1, extra: 299 },
        { included: 1, extra: null },
      ],
    },
    {
      ...{ name: 'Sucursales', description: null, amount: 749, features: [] },
      rates: [
        { included: 2, extra: 249 },
        { included: 2, extra: null },
      ],
    },
  ],
  questions: [{ question: '¿Funciona sin internet?', answer: 'Sí.' }],
});

function show(overrides: Partial<Data> = {}) {
  return renderPage(SystemPage, {
    system: { ...FULL, share: null, shareCard: '/static/compartir/caja.jpg', seo: null },
    hardware: makeProducts(2).map((product) => ({ ...product, id: product.slug, image: null })),
    cases: { nodes: [{ slug: 'tiendas-raizana', client: 'Raizana' }] },
    page: null,
    ...overrides,
  });
}

const table = () => screen.getByRole('group', { name: 'Planes de Tequiora Caja' });
const lastRow = () => within(table()).getAllByRole('row').at(-1);
const receipt = () => screen.getByRole('status');

test('shows a day, the figure of a client, prices, equipment and questions', async () => {
  const { container } = show();
  expect(
    screen.getByRole('heading', { level: 1, name: 'Del primer cliente al corte' }),
  ).toBeVisible();
  const day = within(screen.getByRole('region', { name: 'Un día con Tequiora Caja' }));
  expect(day.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    '8:45Abres con el cambio contadoSin libreta.',
    'Cierras tempranoEl corte llega a tu celular.',
  ]);
  expect(screen.getByRole('link', { name: 'Leer el caso de Raizana' })).toHaveAttribute(
    'href',
    '/portafolio/tiendas-raizana',
  );
  expect(
    within(screen.getByRole('region', { name: /^Equipo/ })).getAllByRole('heading', { level: 3 }),
  ).toHaveLength(2);
  expect(screen.getByText('¿Funciona sin internet?')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the plans are a table with what the first quantities cost', () => {
  show();
  const rows = within(table())
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    'MostradorSucursales',
    'ParaUna tienda—',
    'Precio$299 MXN/mes + IVA$749 MXN/mes + IVA',
    'Cajas1, y $299 por cada caja más2, y $249 por cada caja más',
    'SucursalesHasta 1Hasta 2',
    'IncluyeCortes',
    'Con 3 cajas y 2 sucursalesEste plan no alcanza$998 MXN/mes + IVATe conviene',
  ]);
  expect(receipt()).toHaveTextContent('Plan Sucursales2 cajas y 2 sucursales$7491 caja más$249');
  expect(receipt()).toHaveTextContent('$998 MXN/mes + IVA$1,157.68 con IVA');
});

test('computes the price of the quantities that a visitor chooses, also for the chat', async () => {
  show();
  const branches = within(screen.getByRole('group', { name: 'Cantidad de sucursales' }));
  await userEvent.click(branches.getByRole('button', { name: 'Uno menos' }));
  const tills = screen.getByRole('spinbutton', { name: 'Cantidad de cajas' });
  await userEvent.clear(tills);
  await userEvent.type(tills, '2');
  expect(lastRow()).toHaveTextContent(
    'Con 2 cajas y 1 sucursal$598 MXN/mes + IVATe conviene$749 MXN/mes + IVA',
  );
  expect(receipt()).toHaveTextContent('Plan Mostrador');
  expect(chatText(screen.getByRole('link', { name: /^Lo quiero/ }))).toMatch(
    /^Hola, Tequiora\. Me interesa Tequiora Caja con 2 cajas y 1 sucursal: el plan Mostrador de \$598 al mes \+ IVA\.\nRef\. /,
  );
});

test('offers a quote for more than every plan allows', async () => {
  show();
  const branches = within(screen.getByRole('group', { name: 'Cantidad de sucursales' }));
  await userEvent.click(branches.getByRole('button', { name: 'Uno más' }));
  expect(lastRow()).toHaveTextContent('Este plan no alcanzaEste plan no alcanza');
  expect(receipt()).toHaveTextContent('Con 3 cajas y 3 sucursales te hacemos un precio especial');
  expect(screen.getByRole('link', { name: /^Pedir precio/ })).toBeVisible();
});

test('a system with only the required fields has a page with its name, price and chat', async () => {
  const { container } = show({
    system: {
      ...makeSystem({ subtitle: null, features: [], benefits: [], idealFor: [], technologies: [] }),
      ...{ share: null, shareCard: '/static/compartir/caja.jpg', seo: null },
    },
    hardware: [],
    cases: { nodes: [] },
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Caja' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Cuánto cuesta',
  ]);
  expect(receipt()).toHaveTextContent('Desde $299 MXN/mes + IVA$346.84 con IVA');
  expect(screen.queryByRole('table')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('renders nothing for an entry that was withdrawn', () => {
  const { container } = show({ system: null });
  expect(container.querySelector('main')).toBeEmptyDOMElement();
});
