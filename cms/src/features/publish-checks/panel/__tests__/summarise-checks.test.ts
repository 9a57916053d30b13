import { linksStateOf, summariseChecks } from '../summarise-checks';

const none = { missing: [], problems: [], warnings: [] };
const problem = { path: ['image'], message: 'La imagen no tiene texto.' };

describe('summariseChecks', () => {
  it('reports success only when everything is known and nothing was found', () => {
    expect(summariseChecks(none, 'known').text).toBe('Todo en orden');
    expect(summariseChecks(none, 'loading').text).toBe('Revisando…');
    expect(summariseChecks(none, 'unknown')).toEqual({
      variant: 'warning',
      text: 'Revisa un punto',
    });
  });

  it('counts what blocks publishing, whether or not the link targets are known', () => {
    const found = { missing: ['Cliente', 'Imagen'], problems: [problem], warnings: ['…'] };
    expect(summariseChecks({ ...found, problems: [] }, 'loading').text).toBe(
      'No se puede publicar: llena 2 campos',
    );
    expect(summariseChecks(found, 'unknown').text).toBe(
      'No se puede publicar: llena 2 campos y corrige un punto',
    );
    expect(summariseChecks({ ...none, problems: [problem] }, 'known').text).toBe(
      'No se puede publicar: corrige un punto',
    );
  });
});

test('derives the state of the link targets from the response', () => {
  expect(linksStateOf(undefined, false)).toBe('loading');
  expect(linksStateOf(undefined, true)).toBe('unknown');
  expect(linksStateOf({ pages: [] }, false)).toBe('known');
});
