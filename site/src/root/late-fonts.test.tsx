import { renderToStaticMarkup } from 'react-dom/server';
import { FIRST_VIEW_SHOWN } from './first-view-script.tsx';
import { FONTS_SETTLED, lateFonts } from './late-fonts.tsx';

type Descriptors = { display: string };

class FakeFace {
  static isReachable = true;
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: Descriptors,
  ) {}
  load() {
    return FakeFace.isReachable ? Promise.resolve(this) : Promise.reject(new Error('offline'));
  }
}

let joined: FakeFace[] = [];

/** Runs the script as at the start of a built page; resolves when the fonts are settled. */
function open(): Promise<void> {
  joined = [];
  document.head.innerHTML = renderToStaticMarkup(<>{lateFonts()}</>);
  const script = document.querySelector('head script')?.textContent ?? '';
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what the built page does
  (new Function(script) as () => void)();
  return new Promise((resolve) => {
    window.addEventListener(FONTS_SETTLED, () => resolve(), { once: true });
  });
}

function showFirstView() {
  window.dispatchEvent(new Event(FIRST_VIEW_SHOWN));
}

beforeEach(() => {
  localStorage.clear();
  FakeFace.isReachable = true;
  Object.assign(window, { FontFace: FakeFace });
  const fonts = { add: (face: FakeFace) => joined.push(face) };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});
afterEach(() => {
  document.head.innerHTML = '';
});

test('fetches the fonts after the first view and adds them together', async () => {
  const settled = open();
  expect(joined).toEqual([]);
  showFirstView();
  expect(joined).toEqual([]);
  await settled;
  expect(joined.map(({ family }) => family)).toEqual([
    'Geist Variable',
    'Bricolage Grotesque Variable',
  ]);
  expect(joined[0]?.descriptors.display).toBe('swap');
});

test('uses cached fonts at once and waits briefly for them', async () => {
  const first = open();
  showFirstView();
  await first;
  const second = open();
  expect(joined).toHaveLength(2);
  expect(joined[0]?.descriptors.display).toBe('fallback');
  showFirstView();
  await second;
});

test('a page continues without its fonts and requests them next time', async () => {
  FakeFace.isReachable = false;
  const settled = open();
  showFirstView();
  await settled;
  expect(joined).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('declares the fonts in plain styles without scripts', () => {
  const html = renderToStaticMarkup(<>{lateFonts()}</>);
  expect(html).toMatch(/^<noscript><style>@font-face\{[^<]*<\/style><\/noscript>/);
});
