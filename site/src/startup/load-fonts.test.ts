import { WEB_FONT_FACES } from '#src/theme/font-faces.ts';
import { loadFonts } from './load-fonts.ts';

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

let added: FakeFace[] = [];

/** Opens a page; `settled` resolves when its fonts are settled. */
function open() {
  added = [];
  let show = () => {};
  const firstView = new Promise<void>((resolve) => (show = resolve));
  return { settled: loadFonts(WEB_FONT_FACES, firstView), show };
}

beforeEach(() => {
  localStorage.clear();
  FakeFace.isReachable = true;
  Object.assign(window, { FontFace: FakeFace });
  const fonts = { add: (face: FakeFace) => added.push(face) };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
});

test('fetches the fonts after the first view and adds them together', async () => {
  const { settled, show } = open();
  expect(added).toEqual([]);
  show();
  await settled;
  expect(added.map(({ family }) => family)).toEqual([
    'Geist Variable',
    'Bricolage Grotesque Variable',
  ]);
  expect(added[0]?.descriptors.display).toBe('swap');
});

test('uses cached fonts at once and waits briefly for them', async () => {
  const first = open();
  first.show();
  await first.settled;
  const second = open();
  expect(added).toHaveLength(2);
  expect(added[0]?.descriptors.display).toBe('fallback');
  second.show();
  await second.settled;
});

test('a page continues without its fonts and requests them next time', async () => {
  FakeFace.isReachable = false;
  const { settled, show } = open();
  show();
  await settled;
  expect(added).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
