import { toOwnTitle } from '../own-title';

describe('toOwnTitle', () => {
  it('names us behind the name of a page', () => {
    expect(toOwnTitle('Producto | Strapi')).toBe('Producto | Tequiora');
    expect(toOwnTitle('Strapi Admin')).toBe('Contenido de Tequiora');
  });

  it('says in Spanish what Strapi says in English', () => {
    expect(toOwnTitle('Configure Caso de éxito Edit View | Strapi')).toBe(
      'Configurar la vista: Caso de éxito | Tequiora',
    );
  });

  it('leaves a title that is ours', () => {
    expect(toOwnTitle('Producto | Tequiora')).toBe('Producto | Tequiora');
  });
});
