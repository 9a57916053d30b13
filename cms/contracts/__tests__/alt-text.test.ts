import { altTextOf, isDecorative } from '../alt-text';

describe('a decorative picture', () => {
  it.each(['', 'decorativa', 'Decorativa.', ' DECORATIVO '])('is marked by «%s»', (text) => {
    expect([isDecorative(text), altTextOf(text)]).toEqual([true, '']);
  });

  it.each([null, undefined, 'Una lámpara decorativa'])('is not marked by %s', (text) => {
    expect([isDecorative(text), altTextOf(text)]).toEqual([false, text ?? '']);
  });
});
