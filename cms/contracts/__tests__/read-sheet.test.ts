import { strToU8, unzipSync, zipSync } from 'fflate';

import { IMPORT_LIMITS } from '../catalogue-import';
import { readSheet, SHEET_MESSAGES } from '../read-sheet';

const csv = (text: string) => readSheet(new TextEncoder().encode(text));
const ROWS = [{ number: 2, cells: ['Báscula', '1,299.00'] }];
const SHEET = { columns: ['Nombre', 'Precio'], rows: ROWS };

type Rows = {
  value: string | number | boolean | Date;
  format?: string;
  type?: BooleanConstructor;
}[][];

async function book(rows: Rows): Promise<Uint8Array> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  return new Uint8Array(await writeExcelFile(rows as never).toBuffer());
}

/** Replaces a part of a workbook. */
async function edit(rows: Rows, name: string, change: (xml: string) => string) {
  const parts = unzipSync(await book(rows));
  const xml = new TextDecoder().decode(parts[name]);
  return zipSync({ ...parts, [name]: strToU8(change(xml)) });
}

describe('CSV', () => {
  it.each([
    ['commas', 'Nombre,Precio\r\nBáscula,"1,299.00"\r\n'],
    ['a byte order mark', '\uFEFFNombre,Precio\nBáscula,"1,299.00"'],
    ['semicolons', 'Nombre;Precio\r\nBáscula;1,299.00\r\n'],
    ['tabs', 'Nombre\tPrecio\rBáscula\t1,299.00\r'],
  ])('is read with %s', async (_what, text) => {
    expect(await csv(text)).toEqual(SHEET);
  });

  it('is read in Windows-1252 and UTF-16', async () => {
    const text = 'Nombre;Precio\r\nBáscula;1,299.00\r\n';
    expect(await readSheet(Buffer.from(text, 'latin1'))).toEqual(SHEET);
    expect(await readSheet(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toEqual(SHEET);
  });

  it('keeps the numbers of rows, and loses the apostrophes of the export', async () => {
    const { columns, rows } = await csv('\n\nNombre,Descripción\n,\n"\'=1+1","uno\n\'-2"\n\n');
    expect(columns).toEqual(['Nombre', 'Descripción']);
    expect(rows).toEqual([{ number: 5, cells: ['=1+1', 'uno\n-2'] }]);
  });
});

describe('XLSX', () => {
  it('keeps texts, and distinguishes dates and percentages from numbers', async () => {
    const bytes = await book([
      [
        { value: 'Nombre' },
        { value: 'Precio' },
        { value: 'IVA' },
        { value: 'Oferta' },
        { value: 'Más' },
      ],
      [
        { value: ' 007 _x005F_x0041_\n=1+1 🙂' },
        { value: 1299.5, format: '"$"#,##0.00' },
        { value: 0.15, format: '0.00%' },
        { value: new Date('2026-12-01T09:30:00Z'), format: 'dd/mm/yyyy hh:mm' },
        { value: true, type: Boolean },
      ],
    ]);
    const { rows } = await readSheet(bytes);
    expect(rows[0]?.cells).toEqual([
      ' 007 _x0041_\n=1+1 🙂',
      1299.5,
      { date: expect.any(String) },
      { date: '2026-12-01 09:30' },
      true,
    ]);
  });

  it.each([
    ['<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['<c r="A2"><f>B2*1.1</f></c>', '#FÓRMULA'],
    ['<c r="A2" t="str"><f>B2</f><v></v></c>', '#FÓRMULA'],
    ['<c r="A2"><f>B2*2</f><v>10</v></c>', 10],
  ])('reads the result of the formula %s', async (cell, value) => {
    const rows = [[{ value: 'Nombre' }], [{ value: 5 }]];
    const bytes = await edit(rows, 'xl/worksheets/sheet1.xml', (xml) =>
      xml.replace(/<c r="A2"[^>]*>.*?<\/c>/, cell),
    );
    expect((await readSheet(bytes)).rows[0]?.cells).toEqual([value]);
  });
});

describe('files that are refused', () => {
  const zeros = new Uint8Array(1_000_000);

  /** Returns an archive that declares another size of what it inflates to. */
  function makeBomb(declared: number): Uint8Array {
    const bytes = zipSync({ 'xl/workbook.xml': strToU8('<a/>'), 'xl/a.xml': zeros });
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (view.getUint32(at, true) === zeros.length) view.setUint32(at, declared, true);
    }
    return bytes;
  }
  const large = () => makeBomb(IMPORT_LIMITS.unpackedBytes + 1);

  it.each([
    ['large ones', () => new Uint8Array(IMPORT_LIMITS.fileBytes + 1), SHEET_MESSAGES.size],
    ['old workbooks', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), SHEET_MESSAGES.old],
    ['ZIP bombs', large, SHEET_MESSAGES.unpacked],
    ['other archives', () => zipSync({ 'a.txt': strToU8('a') }), SHEET_MESSAGES.type],
    ['damaged workbooks', () => large().slice(0, 900), SHEET_MESSAGES.damaged],
    ['other files', () => Uint8Array.of(1, 0, 2), SHEET_MESSAGES.type],
    ['nothing', () => new Uint8Array(0), SHEET_MESSAGES.empty],
    ['titles alone', () => strToU8('Nombre,Precio\n'), SHEET_MESSAGES.empty],
    ['many rows', () => strToU8('a\n'.repeat(IMPORT_LIMITS.fileRows + 2)), SHEET_MESSAGES.rows],
    ['many columns', () => strToU8(`${'a,'.repeat(80)}a\n1`), SHEET_MESSAGES.columns],
  ])('are %s', async (_what, make, message) => {
    await expect(readSheet(make())).rejects.toThrow(message);
  });

  it('inflates no more than the archive declares', async () => {
    await expect(readSheet(makeBomb(10))).rejects.toThrow(SHEET_MESSAGES.damaged);
  });
});
