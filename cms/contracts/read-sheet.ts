import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { parse } from 'papaparse';

import {
  IMPORT_LIMITS as LIMITS,
  type ImportCell,
  SheetProblem,
  type SheetRow,
} from './catalogue-import';
import { unguardFormulas } from './formula-guard';
import { formatNumber } from './number';

const MEBIBYTE = 1024 * 1024;

export const SHEET_MESSAGES = {
  size: `El archivo pesa más de ${LIMITS.fileBytes / MEBIBYTE} MB.`,
  unpacked:
    'El archivo se hace demasiado grande al abrirlo: guarda solo la hoja que vas a importar.',
  rows: `El archivo tiene más de ${formatNumber(LIMITS.fileRows)} filas: divídelo en varios.`,
  columns: `El archivo tiene más de ${LIMITS.columns} columnas: deja solo las que vas a importar.`,
  empty: 'El archivo no tiene filas debajo de los títulos.',
  old: 'Es un libro de Excel antiguo (.xls) o con contraseña: guárdalo como .xlsx, sin contraseña.',
  type: 'No es una hoja de Excel (.xlsx) ni un CSV: guárdala en uno de esos formatos.',
  damaged: 'No pudimos leer el libro: ábrelo en tu programa y guárdalo otra vez como .xlsx.',
} as const;

export type Sheet = { columns: string[]; rows: SheetRow[] };

const startsWith = (bytes: Uint8Array, ...start: number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Reads the first sheet of an XLSX file, or a CSV file in UTF-8, UTF-16 or Windows-1252, separated by
 * commas, semicolons or tabs.
 * @throws SheetProblem
 */
export async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  if (bytes.length > LIMITS.fileBytes) throw new SheetProblem(SHEET_MESSAGES.size);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetProblem(SHEET_MESSAGES.old);
  const cells = startsWith(bytes, 0x50, 0x4b) ? await readXlsx(bytes) : readCsv(bytes);
  return toSheet(cells);
}

const isFilled = (cell: ImportCell) =>
  cell !== null && (typeof cell !== 'string' || cell.trim() !== '');

/** Returns the titles, which are the first row that is not empty, and the rows below them. */
function toSheet(cells: readonly ImportCell[][]): Sheet {
  const filled = cells
    .map((row, index) => ({ number: index + 1, cells: row }))
    .filter((row) => row.cells.some(isFilled));
  const [head, ...rows] = filled;
  if (!head || rows.length === 0) throw new SheetProblem(SHEET_MESSAGES.empty);
  if (rows.length > LIMITS.fileRows) throw new SheetProblem(SHEET_MESSAGES.rows);
  const width = head.cells.findLastIndex(isFilled) + 1;
  if (width > LIMITS.columns) throw new SheetProblem(SHEET_MESSAGES.columns);
  return {
    columns: head.cells
      .slice(0, width)
      .map((cell) => (typeof cell === 'string' ? cell.trim() : '')),
    rows: rows.map((row) => ({ ...row, cells: row.cells.slice(0, width) })),
  };
}

const isPart = (name: string) => name.endsWith('.xml') || name.endsWith('.rels');

/**
 * Unpacks the parts of a workbook. Each is inflated into an array of its declared size, so that the sum of
 * those sizes is the limit.
 */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  return unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (!isPart(name)) return false;
      total += originalSize;
      if (total > LIMITS.unpackedBytes) throw new SheetProblem(SHEET_MESSAGES.unpacked);
      return true;
    },
  });
}

/**
 * Gives percentages the format of a date, which `read-excel-file` distinguishes from a number: 15% would become
 * 0.15 pesos.
 */
const markPercentages = (styles: string): string =>
  styles
    .replace(/\bformatCode="[^"]*%[^"]*"/g, 'formatCode="yyyy-mm-dd"')
    .replace(/\bnumFmtId="(?:9|10)"/g, 'numFmtId="14"');

const NO_RESULT = '#FÓRMULA';
const FORMULA_ALONE =
  /<c\b([^>]*)>\s*(?:<f\b[^>]*\/>|<f\b[^>]*>[^<]*<\/f>)\s*(?:<v\s*\/>|<v><\/v>)?\s*<\/c>/g;

/**
 * Makes texts of the error of a formula, and of a formula without its result, which programs that cannot
 * calculate write: `read-excel-file` would make both an empty cell.
 */
const keepFormulas = (sheet: string): string =>
  sheet
    .replace(/(<c\b[^>]*\bt=)"e"/g, '$1"str"')
    .replace(
      FORMULA_ALONE,
      (_cell, attributes: string) =>
        `<c${attributes.replace(/ t="\w+"/, '')} t="str"><v>${NO_RESULT}</v></c>`,
    );

function editPart(parts: Record<string, Uint8Array>, name: string, edit: (xml: string) => string) {
  const part = parts[name];
  if (part) parts[name] = strToU8(edit(strFromU8(part)));
}

const MINUTE_MS = 60_000;

/** Formats the local time of a cell, whose fraction of a day is not exact. */
function formatTime(time: Date): string {
  const minutes = new Date(Math.round(time.getTime() / MINUTE_MS) * MINUTE_MS);
  return minutes.toISOString().slice(0, 16).replace('T', ' ');
}

async function readXlsx(bytes: Uint8Array): Promise<ImportCell[][]> {
  try {
    const parts = unpack(bytes);
    if (!('xl/workbook.xml' in parts)) throw new SheetProblem(SHEET_MESSAGES.type);
    editPart(parts, 'xl/styles.xml', markPercentages);
    const sheets = Object.keys(parts).filter((name) => name.startsWith('xl/worksheets/'));
    for (const name of sheets) editPart(parts, name, keepFormulas);
    // Stored, not compressed: the library has nothing to inflate.
    const { readSheet: readFirstSheet } = await import(
      /* webpackMode: "eager" */ 'read-excel-file/universal'
    );
    const { buffer } = new Uint8Array(zipSync(parts, { level: 0 }));
    const rows = await readFirstSheet(buffer, { trim: false });
    return rows.map((row) =>
      row.map((cell) => (cell instanceof Date ? { date: formatTime(cell) } : (cell as ImportCell))),
    );
  } catch (error) {
    if (error instanceof SheetProblem) throw error;
    throw new SheetProblem(SHEET_MESSAGES.damaged, { cause: error });
  }
}

/** Decodes UTF-8 and UTF-16 with their marks, or Windows-1252, which Excel writes. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const DELIMITERS = [',', ';', '\t'];

function readCsv(bytes: Uint8Array): ImportCell[][] {
  const text = decode(bytes);
  if (text.includes('\0')) throw new SheetProblem(SHEET_MESSAGES.type);
  const widthWith = (delimiter: string) =>
    parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: true }).data[0]?.length ?? 0;
  const [delimiter] = DELIMITERS.map((each) => [each, widthWith(each)] as const).reduce(
    (best, each) => (each[1] > best[1] ? each : best),
  );
  const { data } = parse<string[]>(text, { delimiter });
  return data.map((row) => row.map(unguardFormulas));
}
