import { PICTURE_MESSAGES } from '../../../contracts/catalogue';
import { ENQUIRY_STATUS_LABELS } from '../../../contracts/enquiry';
import { NOT_ONLINE_LABEL, NOT_ONLINE_STATUS } from '../../../contracts/publication';
import { optionLabels } from '../../content-model/panel/option-labels';
import strapiTexts from './strapi-texts.json';

/** Labels that Strapi looks up by names of ours: a type, or the `status` of an enquiry. */
const ownLabels: Record<string, string> = {
  User: 'Usuario del tablero',
  // The folder of components, above the sections to choose from.
  page: 'Secciones',
  ...Object.fromEntries(
    Object.entries(ENQUIRY_STATUS_LABELS).map(([status, label]) => [
      `content-manager.containers.List.${status}`,
      label,
    ]),
  ),
  [`content-manager.containers.List.${NOT_ONLINE_STATUS}`]: NOT_ONLINE_LABEL,
};

// Error messages of browsers and of the CMS panel's code, by their English text.
//
// UPSTREAM: @strapi/admin 5.54 · the panel looks up a translation by the message itself
// why: these messages have no keys of their own
// test: site/e2e/panel/refusals.spec.ts
// until: errors of the panel have codes
const NO_RESPONSE = 'No hay conexión con el servidor. Revisa tu internet e inténtalo otra vez.';
const NO_UPLOAD = 'No se pudo subir el archivo. Inténtalo otra vez.';

const MESSAGES: Record<string, string> = {
  // Chrome and Edge, Firefox, Safari
  'Failed to fetch': NO_RESPONSE,
  'NetworkError when attempting to fetch resource.': NO_RESPONSE,
  'Load failed': NO_RESPONSE,
  'Network error occurred': NO_RESPONSE,
  'Server Error': NO_RESPONSE,
  'Unknown Server Error': NO_RESPONSE,
  'Session expired. Please log in again.': 'Tu sesión terminó. Inicia sesión otra vez.',
  'Upload failed': NO_UPLOAD,
  'Upload request failed': NO_UPLOAD,
  'Failed to parse upload response': NO_UPLOAD,
  'Upload failed with status 502': NO_RESPONSE,
  'Upload failed with status 503': NO_RESPONSE,
  'Upload failed with status 504': NO_RESPONSE,
  'MIME type is not allowed': PICTURE_MESSAGES.unknownType,
  'Cannot verify file type for security reasons': PICTURE_MESSAGES.unknownType,
  'Validation failed': PICTURE_MESSAGES.unknownType,
};
const PREFIXES = ['', 'content-manager.', 'upload.'];

/** Translated error messages under the key prefix of each part of the CMS panel. */
const errorMessages: Record<string, string> = Object.fromEntries(
  PREFIXES.flatMap((prefix) =>
    Object.entries(MESSAGES).map(([message, text]) => [`${prefix}apiError.${message}`, text]),
  ),
);

/**
 * Our Spanish texts of the CMS panel by the keys that Strapi looks up. `strapi-texts.json`: the keys of
 * Strapi that its Spanish lacks, or translates badly, formally or for Spain.
 *
 * UPSTREAM: @strapi/admin 5.54 · the keys of all texts of the panel, also where the code builds them
 * why: Strapi's Spanish is incomplete
 * test: cms/src/admin/translations/__tests__/es.test.ts
 * until: Strapi's own Spanish has all texts
 */
export const es: Record<string, string> = {
  ...optionLabels,
  ...errorMessages,
  ...strapiTexts,
  ...ownLabels,
};
