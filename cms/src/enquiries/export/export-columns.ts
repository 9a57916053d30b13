import {
  ENQUIRY_CHANNEL_LABELS,
  ENQUIRY_STATUS_LABELS,
  ENQUIRY_TYPE_LABELS,
  type EnquiryHistoryRecord,
} from '../../../contracts/enquiry';
import { ENQUIRY_LABELS as LABELS } from '../../../contracts/enquiry-labels';
import { formatLines, readStoredLines } from '../../../contracts/enquiry-lines';
import { QUOTE_COLUMNS } from '../../../contracts/enquiry-quote';
import { ENQUIRY_RESULT_LABELS, RESULT_COLUMNS } from '../../../contracts/enquiry-result';
import { formatPhoneColumns, PHONE_COLUMNS } from '../../../contracts/phone';
import { VISIT_COLUMNS } from '../../../contracts/visit-columns';
import { formatLocal } from '../../../contracts/zoned-time';
import type { Cell } from '../../platform/spreadsheet/cell';
import { formatSpreadsheetPhone } from '../../platform/values/phone';
import type { EnquiryOwners } from '../read-owners';
import type { StoredEnquiryRow } from '../summary';

/** The stored fields that a file has. The others, such as the text that searches look in, are half of a row. */
export const EXPORT_FIELDS = [
  'id',
  'folio',
  'createdAt',
  'status',
  'name',
  'company',
  ...PHONE_COLUMNS,
  'email',
  'type',
  'subject',
  'message',
  'extraLabel',
  'extraAnswer',
  'lines',
  'ownerId',
  'nextStep',
  'nextStepOn',
  ...QUOTE_COLUMNS,
  ...RESULT_COLUMNS,
  'history',
  'dueAt',
  'firstReplyAt',
  'answerMinutes',
  'channel',
  'source',
  'reference',
  ...VISIT_COLUMNS,
  'spamReason',
] as const satisfies readonly (keyof StoredEnquiryRow)[];

type ExportedRow = Pick<StoredEnquiryRow, (typeof EXPORT_FIELDS)[number]>;

type Column = {
  title: string;
  read: (row: ExportedRow, owners: EnquiryOwners) => string | number | null;
};

const formatDate = (iso: string | null) => (iso ? formatLocal(new Date(iso)) : '');

function notes(history: EnquiryHistoryRecord[] | null): string {
  return (history ?? [])
    .flatMap((record) =>
      record.event === 'noted' ? `${formatDate(record.when)} ${record.who}: ${record.text}` : [],
    )
    .join('\n');
}

/** What people look for first, then what happened since, then how the visit reached the site. */
const COLUMNS: readonly Column[] = [
  { title: LABELS.folio, read: ({ folio }) => folio },
  { title: LABELS.createdAt, read: ({ createdAt }) => formatDate(createdAt) },
  { title: LABELS.status, read: ({ status }) => ENQUIRY_STATUS_LABELS[status] },
  { title: LABELS.name, read: ({ name }) => name },
  { title: LABELS.company, read: ({ company }) => company },
  { title: LABELS.phone, read: (row) => formatPhoneColumns(row, formatSpreadsheetPhone) },
  { title: LABELS.email, read: ({ email }) => email },
  { title: LABELS.type, read: ({ type }) => ENQUIRY_TYPE_LABELS[type] },
  { title: LABELS.subject, read: ({ subject }) => subject },
  { title: LABELS.message, read: ({ message }) => message },
  { title: LABELS.extraLabel, read: ({ extraLabel }) => extraLabel },
  { title: LABELS.extraAnswer, read: ({ extraAnswer }) => extraAnswer },
  { title: LABELS.lines, read: ({ lines }) => formatLines(readStoredLines(lines)) },
  { title: LABELS.owner, read: ({ ownerId }, owners) => owners.get(ownerId)?.name ?? null },
  { title: LABELS.nextStep, read: ({ nextStep }) => nextStep },
  { title: LABELS.nextStepOn, read: ({ nextStepOn }) => nextStepOn },
  { title: `${LABELS.quoteAmount} (MXN)`, read: ({ quoteAmount }) => quoteAmount },
  { title: LABELS.quoteSaleOn, read: ({ quoteSaleOn }) => quoteSaleOn },
  { title: LABELS.result, read: ({ result }) => result && ENQUIRY_RESULT_LABELS[result] },
  { title: `${LABELS.saleAmount} (MXN)`, read: ({ saleAmount }) => saleAmount },
  { title: LABELS.saleDate, read: ({ saleDate }) => saleDate },
  { title: LABELS.lossReason, read: ({ lossReason }) => lossReason },
  { title: LABELS.notes, read: ({ history }) => notes(history) },
  { title: LABELS.dueAt, read: ({ dueAt }) => formatDate(dueAt) },
  { title: LABELS.firstReplyAt, read: ({ firstReplyAt }) => formatDate(firstReplyAt) },
  { title: LABELS.answerMinutes, read: ({ answerMinutes }) => answerMinutes },
  { title: LABELS.channel, read: ({ channel }) => ENQUIRY_CHANNEL_LABELS[channel] },
  { title: LABELS.source, read: ({ source }) => source },
  { title: LABELS.reference, read: ({ reference }) => reference },
  ...VISIT_COLUMNS.map((name) => ({
    title: LABELS[name],
    read: (row: ExportedRow) => row[name],
  })),
  { title: LABELS.spamReason, read: ({ spamReason }) => spamReason },
];

export const EXPORT_TITLES = COLUMNS.map(({ title }) => title);

/** Characters (UTF-16) that spreadsheets keep of a cell. */
const CELL_MAX = 32_767;

/** Shortens a text that spreadsheets would cut, or refuse the file for, and says so. */
function fitCell(cell: Cell, folio: string): Cell {
  if (typeof cell !== 'string' || cell.length <= CELL_MAX) return cell;
  const notice = `… [Recortado: el texto completo está en la consulta ${folio} del tablero]`;
  // The guard of the CSV adds characters to the lines of a text.
  const kept = cell.slice(0, CELL_MAX - notice.length - cell.split(LINE_OR_SEPARATOR).length);
  return kept.replace(/[\uD800-\uDBFF]$/, '') + notice;
}

const LINE_OR_SEPARATOR = /[;\t\r\n]/;

/** Returns the cells of an enquiry. */
export function readExportRow(row: ExportedRow, owners: EnquiryOwners): Cell[] {
  return COLUMNS.map(({ read }) => fitCell(read(row, owners), row.folio));
}
