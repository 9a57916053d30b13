import { isServedUrl } from './is-served-url.ts';

const entries = jest.fn<{ name: string }[], []>();

beforeAll(() => {
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: entries });
});

beforeEach(() => window.history.replaceState(null, '', '/productos/lector?a=b#c'));

test.each([
  ['the page that was loaded', [{ name: 'https://sitio.example/productos/lector?x=y' }], true],
  ['a page reached by a link', [{ name: 'https://sitio.example/productos' }], false],
  ['a browser that does not say', [], true],
])('%s', (_case, loads, expected) => {
  entries.mockReturnValue(loads);
  expect(isServedUrl()).toBe(expected);
});
