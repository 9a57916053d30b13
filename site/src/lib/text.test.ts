import { highlightParts, initials, removeHighlightMarks } from './text.ts';

test('splits a title at its highlighted part', () => {
  expect(highlightParts('Vende más *sin perder* inventario')).toEqual([
    { text: 'Vende más ', isHighlighted: false },
    { text: 'sin perder', isHighlighted: true },
    { text: ' inventario', isHighlighted: false },
  ]);
  expect(highlightParts('*Todo*')).toEqual([{ text: 'Todo', isHighlighted: true }]);
});

test('drops an unpaired asterisk', () => {
  expect(highlightParts('Uno * dos')).toEqual([{ text: 'Uno  dos', isHighlighted: false }]);
  expect(removeHighlightMarks('Vende *más*')).toBe('Vende más');
});

test('returns the initials of the first two names', () => {
  expect(initials('  Ángela  Ruiz Mora')).toBe('ÁR');
  expect(initials('Lector de códigos')).toBe('LC');
});
