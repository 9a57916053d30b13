import fc from 'fast-check';

import { formulaParts } from '../../../../tests/support/formula-parts';
import { csvLine } from '../csv';

const unquote = (line: string) => line.replaceAll('"', '');

describe('csvLine', () => {
  it.each([
    [['a', 'b'], 'a,b'],
    [['', null, undefined, 0, 75], ',,,0,75'],
    [['uno, dos'], '"uno, dos"'],
    [['dice "hola"'], '"dice ""hola"""'],
    [['uno\ndos'], '"uno\ndos"'],
    [['=1+1'], "'=1+1"],
    [['+529511234567'], "'+529511234567"],
    [['-2'], "'-2"],
    [['@SUM(A1)'], "'@SUM(A1)"],
    [['\t=1'], '"\t\'=1"'],
    [['\r=1'], '"\r\'=1"'],
    [['hola;=1+1'], '"hola;\'=1+1"'],
    [['hola\t@SUM(A1)'], '"hola\t\'@SUM(A1)"'],
    [['uno\n+1'], '"uno\n\'+1"'],
    [['a; "=1+1"'], '"a; ""\'=1+1"""'],
    [['; -1;-2'], '"; \'-1;\'-2"'],
    [['5-3; a=b'], '"5-3; a=b"'],
    [['=HYPERLINK("https://a.mx","ver")'], '"\'=HYPERLINK(""https://a.mx"",""ver"")"'],
    [['María = José'], 'María = José'],
  ])('formats %j', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });

  it('starts no cell with a formula, whichever separator a spreadsheet assumes', () => {
    fc.assert(
      fc.property(formulaParts, (parts) => {
        const [, cell = ''] = /^x,([\s\S]*)\r\n$/.exec(csvLine(['x', parts.join('')])) ?? [];
        const starts = unquote(cell)
          .split(/[;\t\r\n]/)
          .map((each) => each.trim());
        expect(starts.filter((each) => /^[=+\-@]/.test(each))).toEqual([]);
      }),
    );
  });
});
