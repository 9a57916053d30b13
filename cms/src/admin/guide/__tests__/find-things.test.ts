import { GUIDE } from '../../../../contracts/guide/guide';
import { findThings } from '../find-things';

const titles = (typed: string) => findThings(GUIDE, typed).map(({ title }) => title);

describe('findThings', () => {
  it('finds by words of the title and of the steps, without accents or capitals', () => {
    expect(titles('PRECIO')).toContain('Cambiar un precio');
    expect(titles('línea')).toContain('Saber si ya está en línea');
    expect(titles('historial')).toEqual(['Deshacer']);
  });

  it('keeps all when nothing is typed, and none when no thing has the words', () => {
    expect(titles(' ')).toHaveLength(GUIDE.length);
    expect(titles('facturas')).toEqual([]);
  });
});
