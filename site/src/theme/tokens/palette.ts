import { toReferences, toVariables } from './token-references.ts';

/**
 * Colour ramps, generated in OKLCH. Components use the roles of `color.ts`; only illustrations use
 * ramps.
 */
const ramps = {
  blue: {
    50: '#F1F6FF',
    100: '#E0EBFF',
    200: '#C4D9FF',
    300: '#9DBFFF',
    400: '#689CFE',
    500: '#3778FA',
    600: '#0B59ED',
    700: '#0046C9',
    800: '#0037A0',
    900: '#052B76',
    950: '#041B4B',
  },
  navy: {
    50: '#F2F5FB',
    100: '#E2E8F4',
    200: '#C8D3EA',
    300: '#A2B3D7',
    400: '#7187B7',
    500: '#4A6198',
    600: '#32477E',
    700: '#213468',
    800: '#13234F',
    900: '#0A1637',
    950: '#050C22',
  },
  gray: {
    0: '#FFFFFF',
    50: '#F9FAFC',
    100: '#F2F4F8',
    200: '#E3E6ED',
    300: '#CED4DE',
    400: '#9DA5B3',
    500: '#6A7382',
    600: '#545D6C',
    700: '#3D4554',
    800: '#242C39',
    900: '#131A25',
    950: '#080C15',
  },
  sky: {
    50: '#EDFAFF',
    100: '#D5F2FF',
    200: '#AEE6FE',
    300: '#7ED7F9',
    400: '#45C4F0',
    500: '#00ABD8',
    600: '#0487AB',
    700: '#006B88',
    800: '#00536A',
    900: '#004154',
  },
  amber: {
    50: '#FFF9F2',
    100: '#FFEFD9',
    200: '#FFDDAF',
    300: '#FFC87A',
    400: '#FFB12A',
    500: '#E99E07',
    600: '#BB7E01',
    700: '#916101',
    800: '#744C00',
    900: '#5C3C02',
  },
  red: {
    50: '#FFF3F2',
    100: '#FFE3E2',
    200: '#FFCAC8',
    300: '#FFA2A1',
    400: '#FC666E',
    500: '#F0324C',
    600: '#D3143A',
    700: '#AF0A2D',
    800: '#8B0F24',
    900: '#6D1620',
  },
  green: {
    50: '#F0FCF3',
    100: '#DAFAE3',
    200: '#B4F4C9',
    300: '#81E7A8',
    400: '#44D284',
    500: '#1AB86C',
    600: '#009253',
    700: '#00723F',
    800: '#095831',
    900: '#0F4427',
  },
  wa: { 500: '#25D366', 700: '#0E7A3F' },
} as const;

export const palette = {
  blue: toReferences('blue', ramps.blue),
  navy: toReferences('navy', ramps.navy),
  gray: toReferences('gray', ramps.gray),
  sky: toReferences('sky', ramps.sky),
  amber: toReferences('amber', ramps.amber),
  red: toReferences('red', ramps.red),
  green: toReferences('green', ramps.green),
  wa: toReferences('wa', ramps.wa),
};

export type RampName = keyof typeof ramps;

/** Returns the CSS custom properties of all ramps. */
export function paletteVariables(): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(ramps).map(([name, ramp]) => toVariables(name, ramp)),
  ) as Record<string, string>;
}
