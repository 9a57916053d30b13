import { parentPort } from 'node:worker_threads';

import type { ExportCell } from './export-columns';

/** Rows of the sheet, the header first, or null after the last ones. */
export type XlsxMessage = ExportCell[][] | null;

const COLUMN_WIDTH = 20;

const rows: ExportCell[][] = [];

/** Texts stay texts: a spreadsheet changes neither long numbers nor what looks like a date. */
function toCell(cell: ExportCell, isHeader: boolean) {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { type: Number, value: cell };
  return { type: String, value: cell, ...(isHeader && ({ fontWeight: 'bold' } as const)) };
}

async function writeFile(): Promise<Uint8Array> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const sheet = rows.map((row, index) => row.map((cell) => toCell(cell, index === 0)));
  const columns = rows[0]?.map(() => ({ width: COLUMN_WIDTH })) ?? [];
  return writeExcelFile(sheet, { sheet: 'Consultas', columns, stickyRowsCount: 1 }).toBuffer();
}

parentPort?.on('message', (message: XlsxMessage) => {
  if (message) rows.push(...message);
  else void writeFile().then((file) => parentPort?.postMessage(file));
});
