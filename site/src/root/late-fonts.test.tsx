import { renderToStaticMarkup } from 'react-dom/server';
import { lateFonts } from './late-fonts.tsx';

const KEY = 'letras';

class FontSet extends EventTarget {
  [Symbol.iterator]() {
    return [].values();
  }
  forEach() {}
}

/** Writes the head of a built page into this document and runs its script. */
function open() {
  document.head.innerHTML = renderToStaticMarkup(<>{lateFonts()}</>);
  const held = document.createElement('template');
  held.innerHTML = document.getElementById(KEY)?.innerHTML ?? '';
  // With scripts on, a browser reads the inside of `noscript` as text.
  const faces = document.getElementById(KEY);
  if (faces) faces.textContent = held.innerHTML;
  const script = document.querySelector('head script')?.textContent ?? '';
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the built page does
  new Function(script)();
}

function declared() {
  return [...document.querySelectorAll('head > style')].map((style) => style.textContent ?? '');
}

beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(document, 'fonts', { value: new FontSet(), configurable: true });
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    run(0);
    return 0;
  });
});
afterEach(() => {
  document.head.innerHTML = '';
  jest.restoreAllMocks();
});

test('declares the fonts after load, and remembers that they came', () => {
  open();
  expect(declared()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(declared()).toHaveLength(1);
  expect(declared()[0]).toMatch(/^@font-face\{font-family:'Geist Variable'.*swap/);
  expect(localStorage.getItem(KEY)).toBeNull();
  document.fonts.dispatchEvent(new Event('loadingdone'));
  expect(localStorage.getItem(KEY)).toBe(declared()[0]);
});

test('declares them at once for who has them, and waits a moment for them', () => {
  open();
  window.dispatchEvent(new Event('load'));
  document.fonts.dispatchEvent(new Event('loadingdone'));
  open();
  expect(declared()).toHaveLength(1);
  expect(declared()[0]).toContain('font-display:fallback');
});

test('who runs no scripts has them as plain styles', () => {
  const html = renderToStaticMarkup(<>{lateFonts()}</>);
  expect(html).toMatch(/^<noscript id="letras"><style>@font-face\{[^<]*<\/style><\/noscript>/);
});
