import { brandColors, darkBrandColors } from '../colors';

// Surfaces of Strapi's design system.
const LIGHT = { neutral0: '#ffffff', neutral100: '#f6f6f9' };
const DARK = { neutral0: '#212134', neutral100: '#181826' };
const WHITE = '#ffffff';

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it('computes contrast as WCAG defines it', () => {
  expect(contrast('#000000', WHITE)).toBeCloseTo(21);
  expect(contrast('#767676', WHITE)).toBeCloseTo(4.54, 2);
});

describe.each([
  ['light', brandColors, LIGHT],
  ['dark', darkBrandColors, DARK],
])('in the %s theme', (_theme, colors, surfaces) => {
  it.each([
    ['a button', WHITE, colors.buttonPrimary600],
    ['a hovered button', WHITE, colors.buttonPrimary500],
    ['a link', colors.primary600, surfaces.neutral0],
    ['a link on a page', colors.primary600, surfaces.neutral100],
    ['a selected item', colors.primary600, colors.primary100],
    ['a secondary button', colors.primary700, colors.primary100],
    ['a badge', colors.primary700, colors.primary200],
  ])('%s has a contrast of at least 4.5', (_what, text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it('the focus ring has a contrast of at least 3', () => {
    expect(contrast(colors.primary500, surfaces.neutral0)).toBeGreaterThanOrEqual(3);
  });
});
