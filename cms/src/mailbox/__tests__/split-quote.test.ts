import { splitQuote } from '../split-quote';

describe('splitQuote', () => {
  it.each([
    ['Gmail', 'El mar, 3 feb 2026 a las 10:12, Ana (<ana@empresa.mx>) escribió:\n\n> Hola'],
    [
      'Gmail over two lines',
      'El mar, 3 feb 2026 a las 10:12, Ana Pérez\n<ana@empresa.mx> escribió:\n> Hola',
    ],
    ['English', 'On Tue, Feb 3, 2026 at 10:12 AM Ana <ana@empresa.mx> wrote:\n> Hola'],
    [
      'Outlook',
      'De: Ana <ana@empresa.mx>\nEnviado el: martes, 3 de febrero de 2026\nPara: María\nHola',
    ],
    ['old Outlook', '-----Mensaje original-----\nDe: Ana\nHola'],
    ['lines with marks only', '> Hola\n>\n> ¿Cuánto mide?\n'],
  ])('folds what %s quotes', (_program, quoted) => {
    expect(splitQuote(`Sí, dos metros.\n\nGracias\n\n${quoted}`)).toEqual({
      ...{ text: 'Sí, dos metros.\n\nGracias', quoted: quoted.trim() },
    });
  });

  it('keeps replies between the lines, and a mail that is a quotation only', () => {
    const between = '> ¿Cuánto mide?\nDos metros.\n> ¿Cuándo?\nEl martes.';
    expect(splitQuote(between)).toEqual({ text: between, quoted: '' });
    expect(splitQuote('> Hola')).toEqual({ text: '> Hola', quoted: '' });
  });

  it('keeps ordinary sentences', () => {
    const text = 'El martes paso.\nDe: la bodega salen dos.\nOn time.';
    expect(splitQuote(text)).toEqual({ text, quoted: '' });
  });

  it('takes a short time for a long hostile text', () => {
    const start = performance.now();
    splitQuote(`${'El '.repeat(200)}\n`.repeat(2_000));
    splitQuote('>\n'.repeat(100_000));
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
