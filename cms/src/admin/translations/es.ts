import { optionLabels } from '../../content-model/panel/option-labels';
import { errorMessages } from './error-messages';
import { ownLabels } from './own-labels';
import strapiTexts from './strapi-texts.json';

/**
 * Our Spanish texts of the CMS panel by the keys that Strapi looks up. `strapi-texts.json`: the keys of
 * Strapi that its Spanish lacks, or translates badly, formally or for Spain.
 */
export const es: Record<string, string> = {
  ...optionLabels,
  ...errorMessages,
  ...strapiTexts,
  ...ownLabels,
};
