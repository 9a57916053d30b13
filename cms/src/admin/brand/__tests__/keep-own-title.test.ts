import { toOwnTitle } from '../keep-own-title';

describe('toOwnTitle', () => {
  it('puts our name after the name of the page', () => {
    expect(toOwnTitle('Producto | Strapi')).toBe('Producto | Tequiora');
    expect(toOwnTitle('Strapi Admin')).toBe('Contenido de Tequiora');
  });

  it('translates titles that Strapi has in English only', () => {
    expect(toOwnTitle('Configure Caso de éxito Edit View | Strapi')).toBe(
      'Configurar la vista: Caso de éxito | Tequiora',
    );
  });

  it('keeps a title that already has our name', () => {
    expect(toOwnTitle('Producto | Tequiora')).toBe('Producto | Tequiora');
  });
});
