// Error messages of browsers and of the CMS panel's code, by their English text. The panel looks up a
// translation by the message itself.
const NO_RESPONSE = 'No hay conexión con el servidor. Revisa tu internet e inténtalo otra vez.';
const NO_UPLOAD = 'No se pudo subir el archivo. Inténtalo otra vez.';
const NOT_ACCEPTED = 'Este tipo de archivo no se acepta: sube una imagen JPG, PNG, WebP o AVIF.';

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
  'MIME type is not allowed': NOT_ACCEPTED,
  'Cannot verify file type for security reasons': NOT_ACCEPTED,
  'Validation failed': NOT_ACCEPTED,
};
const PREFIXES = ['', 'content-manager.', 'upload.'];

/** Translated error messages under the key prefix of each part of the CMS panel. */
export const errorMessages: Record<string, string> = Object.fromEntries(
  PREFIXES.flatMap((prefix) =>
    Object.entries(MESSAGES).map(([message, text]) => [`${prefix}apiError.${message}`, text]),
  ),
);
