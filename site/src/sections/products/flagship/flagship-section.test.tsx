import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { axe } from '../../../../test/axe.ts';
import { setMedia } from '../../../../test/browser-mocks.ts';
import { makeFlagship } from '../../../../test/products.ts';
import { FlagshipSection } from './flagship-section.tsx';

function makeNamed(slug: string, name: string) {
  const features = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((text) => `${text} de ${name}`);
  return makeFlagship({ slug, name, features, benefits: [`Gana con ${name}`] });
}

const products = [
  makeNamed('caja', 'Caja'),
  makeNamed('posada', 'Posada'),
  makeNamed('vitrina', 'Vitrina'),
];

const section = <FlagshipSection head={null} products={products} />;

function renderWide() {
  setMedia({ '(min-width: 64rem)': true });
  return render(section);
}

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const toggle = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

beforeEach(() => window.history.replaceState(null, '', '/productos'));

test('renders nothing without products', () => {
  const { container } = render(<FlagshipSection head={null} products={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('an option shows its first three features and its price', () => {
  renderWide();
  expect(tab('Caja')).toHaveTextContent('Tres de Caja');
  expect(tab('Caja')).not.toHaveTextContent('Cuatro');
  expect(tab('Caja')).toHaveTextContent('Desde $299 MXN/mes');
});

test.each([
  ['wide', true],
  ['narrow', false],
])('a link to a product within the page shows it on %s windows', (_width, isWide) => {
  setMedia({ '(min-width: 64rem)': isWide });
  render(section);
  const option = isWide ? tab('Vitrina') : toggle('Vitrina');
  option.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '/productos#vitrina');
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(option).toHaveAttribute(isWide ? 'aria-selected' : 'aria-expanded', 'true');
  expect(option).toHaveFocus();
});

test('on wide windows the options are tabs that follow click, focus and arrow keys', async () => {
  const { container } = renderWide();
  expect(tab('Caja')).toHaveAttribute('aria-selected', 'true');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(tab('Vitrina'));
  expect(tab('Vitrina')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Vitrina')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(tab('Caja')).toHaveFocus();
  expect(tab('Caja')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}{ArrowUp}');
  expect(tab('Posada')).toHaveAttribute('aria-selected', 'true');
  expect(tab('Posada')).toHaveAttribute('tabindex', '0');
  expect(tab('Caja')).toHaveAttribute('tabindex', '-1');
});

test('follows a mouse that rests on an option, not one that passes over it', () => {
  jest.useFakeTimers();
  renderWide();
  fireEvent.pointerEnter(tab('Posada'), { pointerType: 'mouse' });
  act(() => jest.advanceTimersByTime(100));
  fireEvent.pointerLeave(tab('Posada'));
  fireEvent.pointerEnter(tab('Vitrina'), { pointerType: 'mouse' });
  act(() => jest.advanceTimersByTime(119));
  expect(tab('Caja')).toHaveAttribute('aria-selected', 'true');
  act(() => jest.advanceTimersByTime(1));
  expect(tab('Vitrina')).toHaveAttribute('aria-selected', 'true');
  jest.useRealTimers();
});

test('on narrow windows each option opens and closes in place; the first one is open', async () => {
  const { container } = render(section);
  expect(toggle('Caja')).toHaveAttribute('aria-expanded', 'true');
  expect(toggle('Posada')).toHaveAttribute('aria-expanded', 'false');
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(toggle('Posada'));
  expect(toggle('Posada')).toHaveAttribute('aria-expanded', 'true');
  expect(toggle('Caja')).toHaveAttribute('aria-expanded', 'true');
  toggle('Caja').focus();
  await userEvent.keyboard(' ');
  expect(toggle('Caja')).toHaveAttribute('aria-expanded', 'false');
});

test('opens on the product in the URL fragment', () => {
  window.history.replaceState(null, '', '/productos#vitrina');
  renderWide();
  expect(tab('Vitrina')).toHaveAttribute('aria-selected', 'true');
});

test('tolerates a malformed URL fragment', () => {
  window.history.replaceState(null, '', '/productos#100%');
  renderWide();
  expect(tab('Caja')).toHaveAttribute('aria-selected', 'true');
});

test('leaves keys with a modifier, such as Alt+Left for going back, to the browser', () => {
  renderWide();
  expect(fireEvent.keyDown(tab('Caja'), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(tab('Caja')).toHaveAttribute('aria-selected', 'true');
});

test('without scripts every panel is in the HTML and every option links to its panel', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(section);
  for (const { slug, name } of products) {
    expect(html.querySelector(`a[href="#${slug}"]`)).toHaveTextContent(name);
    expect(html.querySelector(`[id="${slug}"]`)).toHaveTextContent(`Todo sobre ${name}.`);
  }
});

test('compares all systems in one table', async () => {
  renderWide();
  await userEvent.click(screen.getByText('Comparar los sistemas lado a lado'));
  const table = within(screen.getByRole('group', { name: 'Comparación de los sistemas' }));
  const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Caja', 'Posada', 'Vitrina']);
  const rows = table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Para qué', 'Precio', 'Ideal para', 'Lo que hace', 'Lo que ganas']);
});
