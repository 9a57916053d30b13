import { formatRemoved, summariseCheck, summariseRun } from '../summarise-bulk';

test.each([
  [0, 3, 'danger', 'No se puede publicar ninguna.'],
  [1, 2, 'warning', 'Se puede publicar 1 de 2; una no.'],
  [47, 50, 'warning', 'Se pueden publicar 47 de 50; 3 no.'],
  [50, 50, 'success', 'Se puede publicar todo: 50 entradas.'],
  [1, 1, 'success', 'Se puede publicar todo: una entrada.'],
])('summarises that %i of %i can be published', (accepted, count, variant, text) => {
  expect(summariseCheck(accepted, count)).toEqual({ variant, text });
});

test('summarises how many were published and removed', () => {
  expect(summariseRun(50, 50).text).toBe('Se publicó todo: 50 entradas.');
  expect(summariseRun(47, 50)).toEqual({
    variant: 'warning',
    text: 'Se publicaron 47 de 50. Lo demás sigue como estaba.',
  });
  expect(summariseRun(1, 2).text).toBe('Se publicó 1 de 2. Lo demás sigue como estaba.');
  expect(summariseRun(0, 2).text).toBe('No se publicó ninguna.');
  expect(formatRemoved('unpublish', 1)).toBe('Se retiró una entrada.');
  expect(formatRemoved('delete', 2)).toBe('Se borraron 2 entradas.');
});
