import { GUIDE } from '../../../../../contracts/guide/guide';
import { findTasks } from '../find-tasks';

const titles = (typed: string) => findTasks(GUIDE, typed).map(({ title }) => title);

describe('findTasks', () => {
  it('matches words of the title and of the steps, ignoring accents and case', () => {
    expect(titles('PRECIO')).toContain('Cambiar un precio');
    expect(titles('línea')).toContain('Saber si ya está en línea');
    expect(titles('historial')).toEqual(['Deshacer']);
  });

  it('returns all tasks for an empty search and none when no task matches', () => {
    expect(titles(' ')).toHaveLength(GUIDE.length);
    expect(titles('facturas')).toEqual([]);
  });
});
