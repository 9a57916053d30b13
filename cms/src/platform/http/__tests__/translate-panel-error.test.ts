import { translatePanelError } from '../translate-panel-error';

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
  ])('keeps messages that the panel compares with, and Spanish ones: %d %s', (status, message) => {
    expect(translatePanelError(status, message)).toBe(message);
  });
});
