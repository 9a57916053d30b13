import { cardText } from '../product-summary';

it('is the summary', () => {
  expect(cardText({ summary: 'Cobra el mismo día.', description: 'Otra cosa.' })).toBe(
    'Cobra el mismo día.',
  );
});

it('is the start of the description in whole words without a summary', () => {
  const description =
    'Saca tickets a 250 mm por segundo con corte automático. Red, USB y apertura de cajón: va en caja.';
  const text = cardText({ summary: null, description });
  expect(text.length).toBeLessThanOrEqual(91);
  const start = text.replace(/ …$/, '');
  expect(description.startsWith(`${start}`)).toBe(true);
  expect(description.charAt(start.length)).toMatch(/[\s:,.]/);
  expect(cardText({ summary: '', description: 'Corta.' })).toBe('Corta.');
});
