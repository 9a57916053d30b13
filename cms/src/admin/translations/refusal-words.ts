// What the browser or the code of the panel says when no answer of the CMS came. The panel shows such
// a message as it is, unless it finds a text by it.
const NO_ANSWER = 'No hay conexión con el servidor. Revisa tu internet e inténtalo otra vez.';
const NO_UPLOAD = 'No se pudo subir el archivo. Inténtalo otra vez.';
const NOT_ACCEPTED = 'Este tipo de archivo no se acepta: sube una imagen JPG, PNG, WebP o AVIF.';

const MESSAGES: Record<string, string> = {
  // Chrome and Edge, Firefox, Safari
  'Failed to fetch': NO_ANSWER,
  'NetworkError when attempting to fetch resource.': NO_ANSWER,
  'Load failed': NO_ANSWER,
  'Network error occurred': NO_ANSWER,
  'Server Error': NO_ANSWER,
  'Unknown Server Error': NO_ANSWER,
  'Session expired. Please log in again.': 'Tu sesión terminó. Inicia sesión otra vez.',
  'Upload failed': NO_UPLOAD,
  'Upload request failed': NO_UPLOAD,
  'Failed to parse upload response': NO_UPLOAD,
  'Upload failed with status 502': NO_ANSWER,
  'Upload failed with status 503': NO_ANSWER,
  'Upload failed with status 504': NO_ANSWER,
  'MIME type is not allowed': NOT_ACCEPTED,
  'Cannot verify file type for security reasons': NOT_ACCEPTED,
  'Validation failed': NOT_ACCEPTED,
};
const PREFIXES = ['', 'content-manager.', 'upload.'];

/** What staff read instead, under the key that each part of the panel looks for. */
export const refusalWords: Record<string, string> = Object.fromEntries(
  PREFIXES.flatMap((prefix) =>
    Object.entries(MESSAGES).map(([message, text]) => [`${prefix}apiError.${message}`, text]),
  ),
);
