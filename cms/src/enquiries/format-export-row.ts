import {
  ENQUIRY_CHANNEL_LABELS,
  ENQUIRY_STATUS_LABELS,
  ENQUIRY_TYPE_LABELS,
  type EnquiryHistoryRecord,
} from '../../contracts/enquiry';
import { ENQUIRY_RESULT_LABELS, RESULT_COLUMN_LABELS } from '../../contracts/enquiry-result';
import { VISIT_COLUMN_LABELS, VISIT_COLUMNS } from '../../contracts/visit-columns';
import { formatLocal } from '../../contracts/zoned-time';
import { formatSpreadsheetPhone } from '../platform/values/phone';
import { csvLine } from './csv';
import type { EnquiryOwners } from './read-owners';
import type { StoredEnquiryRow } from './summary';

type Column = {
  title: string;
  read: (row: StoredEnquiryRow, owners: EnquiryOwners) => string | number | null;
};

const formatDate = (iso: string | null) => (iso ? formatLocal(new Date(iso)) : '');

function notes(history: EnquiryHistoryRecord[] | null): string {
  return (history ?? [])
    .flatMap((record) =>
      record.event === 'noted' ? `${formatDate(record.when)} ${record.who}: ${record.text}` : [],
    )
    .join('\n');
}

const COLUMNS: readonly Column[] = [
  { title: 'Folio', read: ({ folio }) => folio },
  { title: 'Recibida', read: ({ createdAt }) => formatDate(createdAt) },
  { title: 'Tipo', read: ({ type }) => ENQUIRY_TYPE_LABELS[type] },
  { title: 'Estado', read: ({ status }) => ENQUIRY_STATUS_LABELS[status] },
  { title: 'Nombre', read: ({ name }) => name },
  { title: 'Correo', read: ({ email }) => email },
  { title: 'Teléfono', read: ({ phone }) => phone && formatSpreadsheetPhone(phone) },
  { title: 'Producto', read: ({ subject }) => subject },
  { title: 'Mensaje', read: ({ message }) => message },
  { title: 'Origen', read: ({ source }) => source },
  { title: 'Responder antes de', read: ({ dueAt }) => formatDate(dueAt) },
  { title: 'Primera respuesta', read: ({ firstReplyAt }) => formatDate(firstReplyAt) },
  { title: 'Minutos hábiles hasta la respuesta', read: ({ answerMinutes }) => answerMinutes },
  { title: 'Motivo de spam', read: ({ spamReason }) => spamReason },
  { title: 'Notas', read: ({ history }) => notes(history) },
  { title: 'Canal', read: ({ channel }) => ENQUIRY_CHANNEL_LABELS[channel] },
  { title: 'Referencia', read: ({ reference }) => reference },
  { title: 'Responsable', read: ({ ownerId }, owners) => owners.get(ownerId)?.name ?? null },
  { title: 'Próximo paso', read: ({ nextStep }) => nextStep },
  { title: 'Día del próximo paso', read: ({ nextStepOn }) => nextStepOn },
  ...VISIT_COLUMNS.map((name) => ({
    title: VISIT_COLUMN_LABELS[name],
    read: (row: StoredEnquiryRow) => row[name],
  })),
  {
    title: RESULT_COLUMN_LABELS.result,
    read: ({ result }) => result && ENQUIRY_RESULT_LABELS[result],
  },
  { title: `${RESULT_COLUMN_LABELS.saleAmount} (MXN)`, read: ({ saleAmount }) => saleAmount },
  { title: RESULT_COLUMN_LABELS.saleDate, read: ({ saleDate }) => saleDate },
  { title: RESULT_COLUMN_LABELS.lossReason, read: ({ lossReason }) => lossReason },
];

export const EXPORT_HEADER = csvLine(COLUMNS.map(({ title }) => title));

/** Returns the CSV line of an enquiry. */
export function formatExportRow(row: StoredEnquiryRow, owners: EnquiryOwners): string {
  return csvLine(COLUMNS.map(({ read }) => read(row, owners)));
}
