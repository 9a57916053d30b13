import { parseRatio, sizesIn, type PictureSlot } from './picture-slot.ts';

const slot: PictureSlot = [
  { from: 'xl', width: '43rem' },
  { from: 'lg', width: '52vw', ratio: 1 },
  { width: '92vw' },
];

it('uses the width of the box for a picture that is not wider', () => {
  const sizes = '(min-width: 80rem) 43rem, (min-width: 64rem) 52vw, 92vw';
  expect(sizesIn(slot, 3 / 4, 4 / 3)).toBe(sizes);
  expect(sizesIn(slot, 1, 4 / 3)).toBe(sizes);
});

it('uses the width at the height of the box for a wider picture', () => {
  expect(sizesIn(slot, 4, 4 / 3)).toBe(
    '(min-width: 80rem) 129rem, (min-width: 64rem) 208vw, 276vw',
  );
  expect(sizesIn(slot, 16 / 9, 4 / 3)).toContain('(min-width: 80rem) 57.34rem');
});

it('uses the width of the box without a crop or without a known size', () => {
  expect(sizesIn([{ width: '100vw' }], 8)).toBe('100vw');
  expect(sizesIn(slot, undefined, 4 / 3)).toContain('92vw');
});

it('reads aspect ratios of CSS', () => {
  expect(parseRatio('4 / 3')).toBeCloseTo(4 / 3);
  expect(parseRatio('1')).toBe(1);
});
