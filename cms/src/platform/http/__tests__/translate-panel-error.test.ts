import { createRequire } from 'node:module';

import { translatePanelError } from '../translate-panel-error';

// The version of yup of which Strapi shows messages.
const requireOfStrapi = createRequire(require.resolve('@strapi/utils'));
type Message = string | ((params: object) => string);
const { default: YUP } = requireOfStrapi('yup/lib/locale') as {
  default: Record<string, Record<string, Message>>;
};
const PARAMS = { path: 'x', type: 'string', value: 1, originalValue: 'a', unknown: 'a, b' };
const YUP_MESSAGES = Object.values(YUP)
  .flatMap((messages) => Object.values(messages))
  .map((message) => (typeof message === 'string' ? message : message(PARAMS)))
  .map((message) =>
    message.replace(/\$\{(\w+)\}/g, (_, name: string) => (name === 'path' ? 'x' : '3')),
  );

describe('translatePanelError', () => {
  it.each([
    [400, 'Invalid credentials', 'El correo o la contraseña no son correctos.'],
    [403, 'Forbidden', 'No tienes permiso para hacer esto'],
    [400, 'ValidationError', 'La contraseña actual no es correcta.'],
    [
      400,
      'An application error occurred',
      'El enlace ya no sirve. Pide otro en «¿Olvidaste tu contraseña?».',
    ],
    [
      413,
      'foto.png exceeds size limit of 10 MB.',
      'El archivo es demasiado grande: puede pesar hasta 10 MB.',
    ],
    [
      400,
      "File type 'text/plain' is not allowed",
      'Este tipo de archivo no se acepta: sube una imagen JPG, PNG, WebP, AVIF o HEIC, un documento PDF, un video MP4 o subtítulos VTT.',
    ],
    [400, 'A folder with this name already exists', 'Ya hay una carpeta con ese nombre.'],
    [400, 'name must be at least 2 characters', 'Escribe al menos 2 caracteres.'],
    [400, 'phone must match the following: "/^[A-Z]*$/"', 'El formato no es válido.'],
    [400, 'price must be greater than or equal to 0', 'Escribe un número desde 0.'],
    [400, 'order must be a `number` type, but the final value was: `NaN`.', 'Escribe un número.'],
    [
      400,
      'slug must be a `string` type, but the final value was: `null`.',
      'Este campo es obligatorio.',
    ],
    [400, 'hero.icon must be one of the following values: a, b', 'Elige una de las opciones.'],
    [400, 'results field must have less than or equal to 4 items', 'Pon 4 como máximo.'],
    [400, 'Invalid relation ids', 'Revisa los datos enviados'],
    [400, 'This attribute must be unique', 'Otra entrada ya tiene este valor. Escribe otro.'],
    [500, 'Internal Server Error', 'Ocurrió un error inesperado. Vuelve a intentarlo.'],
  ])('translates %d %s to: %s', (status, message, expected) => {
    expect(translatePanelError(status, message)).toBe(expected);
  });

  it.each([
    [400, 'User not active'],
    [413, 'FileTooBig'],
    [404, 'contentType.notFound'],
    [403, 'Esta entrada espera su momento.'],
    [400, 'Otra entrada ya se llama «The name already taken».'],
  ])('keeps messages that the panel compares with, and Spanish ones: %d %s', (status, message) => {
    expect(translatePanelError(status, message)).toBe(message);
  });

  it.each([
    ...YUP_MESSAGES,
    'Name already taken',
    'Token expired',
    'Release already published',
    'Locale not found',
    'No entries to publish',
    'Maximum 20 URLs allowed per request',
    'The size is required',
    'This locale already exists',
    'You have reached the maximum number of pending releases',
    'Some roles are still assigned to some users',
    'Login not allowed, please contact your administrator',
    'kind is immutable after creation',
    'Webhook event x is not supported',
  ])('shows no English: %s', (message) => {
    const shown = translatePanelError(400, message);
    expect(shown).not.toBe(message);
    expect(shown).toMatch(/^(?:Revisa|Escribe|Elige|Este|El|Pon|Hay|Ya) /);
  });
});
