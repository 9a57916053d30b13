import { pictureWidths } from './picture-widths.ts';

const DEFAULTS = [480, 750, 1080, 1440];

it.each([
  ['4:3', { width: 1600, height: 1200 }, undefined, DEFAULTS],
  ['16:10', { width: 1600, height: 1000 }, undefined, DEFAULTS],
  ['portrait', { width: 3024, height: 4032 }, undefined, DEFAULTS],
  ['16:9', { width: 1920, height: 1080 }, undefined, [...DEFAULTS, 1920]],
  ['3:1', { width: 3000, height: 1000 }, undefined, [...DEFAULTS, 2160, 3000]],
  ['3:1 in cards', { width: 3000, height: 1000 }, [480, 720], [480, 720, 1080, 1620]],
  ['8:1', { width: 12_000, height: 1500 }, undefined, [...DEFAULTS, 2160, 3240, 4320]],
])(
  'adds widths for a picture of %s as far as its box needs them',
  (_name, size, stated, widths) => {
    expect(pictureWidths(stated, size)).toEqual(widths);
  },
);

it('ends with the width of a small original', () => {
  expect(pictureWidths(undefined, { width: 900, height: 600 })).toEqual([480, 750, 900]);
  expect(pictureWidths(undefined, { width: 100, height: 75 })).toEqual([100]);
  expect(pictureWidths([480, 720], { width: 480, height: 360 })).toEqual([480]);
});
