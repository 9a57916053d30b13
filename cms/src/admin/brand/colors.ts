/**
 * The brand's blues under the token names of Strapi's design system. `buttonPrimary500` is the hover
 * colour.
 */
export const brandColors = {
  primary100: '#F1F6FF',
  primary200: '#C4D9FF',
  primary500: '#3778FA',
  primary600: '#0B59ED',
  primary700: '#0046C9',
  buttonPrimary500: '#0046C9',
  buttonPrimary600: '#0B59ED',
};

/** The same tokens for Strapi's dark theme. */
export const darkBrandColors = {
  primary100: '#1B2A4F',
  primary200: '#24427F',
  primary500: '#3778FA',
  primary600: '#8FB4FF',
  primary700: '#A6C4FF',
  buttonPrimary500: '#2469F2',
  buttonPrimary600: '#0B59ED',
};
