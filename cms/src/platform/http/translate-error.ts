const BY_STATUS: Record<number, string> = {
  401: 'Inicia sesión para continuar',
  403: 'No tienes permiso para hacer esto',
  404: 'No encontramos lo que buscas',
  405: 'Esta operación no está permitida',
  413: 'El contenido es demasiado grande',
  415: 'Este tipo de contenido no se acepta aquí',
  429: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  500: 'Ocurrió un error inesperado. Vuelve a intentarlo.',
  501: 'Ocurrió un error inesperado. Vuelve a intentarlo.',
  503: 'El servicio no está disponible en este momento. Vuelve a intentarlo en unos segundos.',
};

const ENGLISH: [RegExp, string][] = [
  [/^invalid key /i, 'Este campo no está permitido'],
  [
    /^(?:\d+ errors? occurred|invalid .*|.* must be .*|.* is a required field)$/i,
    'Revisa los datos enviados',
  ],
  [/^this attribute must be unique$/i, 'Este valor ya existe'],
  [
    /this provider is disabled|register action is currently disabled/i,
    'Esta operación no está disponible',
  ],
  [/^file is not a valid image$/i, 'No pudimos leer la imagen: está dañada o incompleta'],
  [/your account has been blocked|email is not confirmed/i, 'Credenciales inválidas'],
];

// UPSTREAM: @strapi/utils 5.54 · the English texts of errors, of Strapi, Koa and yup
// why: errors have names for a few kinds only, no codes, and no translations
// test: cms/tests/api/panel-errors.test.ts, cms/src/platform/http/__tests__/translate-error.test.ts
// until: errors have codes
//
// Default messages of Strapi and Koa. Other messages are our own and already in Spanish.
const DEFAULTS =
  /^(?:unauthorized|missing or invalid credentials|invalid credentials|forbidden(?: access)?|not ?found(?:error)?|policy failed|method not allowed|payload too large|entity too large|request entity too large|unsupported media type|too many requests.*|internal server error|not implemented|service unavailable|filetoobig|bad request)$/i;

/** Returns the message of an error of which only the status is known. */
export function statusMessage(status: number): string {
  return BY_STATUS[status] ?? 'La petición no es válida';
}

/** Translates a message of Strapi into Spanish. Returns other messages unchanged. */
export function translateError(status: number, message: string): string {
  if (DEFAULTS.test(message)) return statusMessage(status);
  return ENGLISH.find(([pattern]) => pattern.test(message))?.[1] ?? message;
}
