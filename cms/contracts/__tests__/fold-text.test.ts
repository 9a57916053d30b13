import { foldText } from '../fold-text';

test('folds accents, case and spaces for searching', () => {
  expect(foldText(' DISEÑO  gráfico Ü')).toBe('diseno grafico u');
});
