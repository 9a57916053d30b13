import { stateOf, summarise } from '../summarise';

const none = { missing: [], problems: [], warnings: [] };
const problem = { path: ['image'], message: 'La imagen no tiene texto.' };

describe('summarise', () => {
  it('says that all is well only when everything is known and nothing was found', () => {
    expect(summarise(none, 'known').text).toBe('Todo en orden');
    expect(summarise(none, 'asking').text).toBe('Revisando…');
    expect(summarise(none, 'unknown')).toEqual({ variant: 'warning', text: 'Revisa un punto' });
  });

  it('counts what keeps an entry from being published, whatever else is not known', () => {
    const found = { missing: ['Cliente', 'Imagen'], problems: [problem], warnings: ['…'] };
    expect(summarise({ ...found, problems: [] }, 'asking').text).toBe(
      'No se puede publicar: llena 2 campos',
    );
    expect(summarise(found, 'unknown').text).toBe(
      'No se puede publicar: llena 2 campos y corrige un punto',
    );
    expect(summarise({ ...none, problems: [problem] }, 'known').text).toBe(
      'No se puede publicar: corrige un punto',
    );
  });
});

test('whether links can be checked depends on the answer', () => {
  expect(stateOf(undefined, false)).toBe('asking');
  expect(stateOf(undefined, true)).toBe('unknown');
  expect(stateOf({ pages: [] }, false)).toBe('known');
});
