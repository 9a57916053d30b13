import { parentPort, workerData } from 'node:worker_threads';

import type { Cell } from './cell';

/** Rows of the sheet, the header first, or null after the last ones. */
export type XlsxMessage = Cell[][] | null;

const COLUMN_WIDTH = 20;

const rows: Cell[][] = [];

/** Readers of XLSX decode `_x0041_`, which `write-excel-file` does not escape. */
const escapeCodes = (text: string) => text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');

/** Texts stay texts: a spreadsheet changes neither long numbers nor what looks like a date. */
function toCell(cell: Cell, isHeader: boolean) {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { type: Number, value: cell };
  return {
    type: String,
    value: escapeCodes(cell),
    ...(isHeader && ({ fontWeight: 'bold' } as const)),
  };
}

async function writeFile(): Promise<Uint8Array> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const cells = rows.map((row, index) => row.map((cell) => toCell(cell, index === 0)));
  const columns = rows[0]?.map(() => ({ width: COLUMN_WIDTH })) ?? [];
  const sheet = String(workerData);
  return writeExcelFile(cells, { sheet, columns, stickyRowsCount: 1 }).toBuffer();
}

parentPort?.on('message', (message: XlsxMessage) => {
  if (message) rows.push(...message);
  else void writeFile().then((file) => parentPort?.postMessage(file));
});
