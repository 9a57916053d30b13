import { csvLine } from '../../spreadsheet/csv';
import { formatSpreadsheetPhone } from '../phone';

describe('formatSpreadsheetPhone', () => {
  it.each([
    ['+529511234567', '951 123 4567'],
    ['+525512345678', '55 1234 5678'],
    ['+14155552671', '(+1) 415 555 2671'],
    ['+34612345678', '(+34) 612 34 56 78'],
    ['desconocido', 'desconocido'],
  ])('formats %s as %s, which needs no escaping in CSV', (stored, text) => {
    expect(formatSpreadsheetPhone(stored)).toBe(text);
    expect(csvLine([formatSpreadsheetPhone(stored)])).toBe(`${text}\r\n`);
  });
});
