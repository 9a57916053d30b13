/** The brand's blue in the names of Strapi's design system. */
export const brandColors = {
  primary100: '#F1F6FF',
  primary200: '#C4D9FF',
  primary500: '#3778FA',
  primary600: '#0B59ED',
  primary700: '#0046C9',
  buttonPrimary500: '#3778FA',
  buttonPrimary600: '#0B59ED',
};
