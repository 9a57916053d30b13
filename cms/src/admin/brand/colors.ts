import { ramps } from '../../../contracts/ramps';

const { blue } = ramps;

/**
 * The brand's blues under the token names of Strapi's design system. `buttonPrimary500` is the hover
 * colour.
 */
export const brandColors = {
  primary100: blue[50],
  primary200: blue[200],
  primary500: blue[500],
  primary600: blue[600],
  primary700: blue[700],
  buttonPrimary500: blue[700],
  buttonPrimary600: blue[600],
};

/** The same tokens for Strapi's dark theme, with shades that its dark surfaces need. */
export const darkBrandColors = {
  primary100: '#1B2A4F',
  primary200: '#24427F',
  primary500: blue[500],
  primary600: '#8FB4FF',
  primary700: '#A6C4FF',
  buttonPrimary500: '#2469F2',
  buttonPrimary600: blue[600],
};
