import { showWholePage } from './whole-page.ts';

const isWhole = () => document.documentElement.hasAttribute('data-whole');
const at = (pathname: string) => ({ pathname });

test('the first page and a filter of it leave the rest for later, another page does not', () => {
  showWholePage(at('/productos'), null);
  showWholePage(at('/productos'), at('/productos'));
  expect(isWhole()).toBe(false);
  showWholePage(at('/servicios'), at('/productos'));
  expect(isWhole()).toBe(true);
});
