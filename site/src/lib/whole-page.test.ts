import { showWholePage } from './whole-page.ts';

const isWhole = () => document.documentElement.hasAttribute('data-whole');
const at = (pathname: string) => ({ pathname });

test('is set on navigation to another page, not on the first page or a filter change', () => {
  showWholePage(at('/productos'), null);
  showWholePage(at('/productos'), at('/productos'));
  expect(isWhole()).toBe(false);
  showWholePage(at('/servicios'), at('/productos'));
  expect(isWhole()).toBe(true);
});
