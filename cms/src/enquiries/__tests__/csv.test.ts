import { csvLine } from '../csv';

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
    [['\t=1'], "'\t=1"],
    [['\r=1'], '"\'\r=1"'],
    [['=HYPERLINK("https://a.mx","ver")'], '"\'=HYPERLINK(""https://a.mx"",""ver"")"'],
    [['María = José'], 'María = José'],
  ])('formats %j', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });
});
