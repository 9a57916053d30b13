import { translateError } from '../translate-error';

describe('translateError', () => {
  it.each([
    [401, 'Missing or invalid credentials', 'Inicia sesión para continuar'],
    [403, 'Forbidden', 'No tienes permiso para hacer esto'],
    [404, 'Not Found', 'No encontramos lo que buscas'],
    [500, 'Internal Server Error', 'Ocurrió un error inesperado. Vuelve a intentarlo.'],
    [400, 'Invalid key foo', 'Este campo no está permitido'],
    [400, '2 errors occurred', 'Revisa los datos enviados'],
    [404, 'Producto no encontrado', 'Producto no encontrado'],
  ])('translates %d %s to: %s', (status, message, expected) => {
    expect(translateError(status, message)).toBe(expected);
  });
});
