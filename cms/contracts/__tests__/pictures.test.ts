import { altOf, isDecorative } from '../pictures';

describe('a picture that only decorates', () => {
  it.each(['', 'decorativa', 'Decorativa.', ' DECORATIVO '])('is told by «%s»', (text) => {
    expect([isDecorative(text), altOf(text)]).toEqual([true, '']);
  });

  it.each([null, undefined, 'Una lámpara decorativa'])('is not told by %s', (text) => {
    expect([isDecorative(text), altOf(text)]).toEqual([false, text ?? '']);
  });
});
