import type { EnquiryHistoryRecord } from '../../../../contracts/enquiry';
import { csvLine } from '../../../lib/csv';
import { formatLocal } from '../../../lib/zoned-time';
import type { StoredEnquiryRow } from './summary';

type Column = { title: string; read: (row: StoredEnquiryRow) => string | number | null };

const moment = (iso: string | null) => (iso ? formatLocal(new Date(iso)) : '');

function notes(history: EnquiryHistoryRecord[] | null): string {
  return (history ?? [])
    .flatMap((record) =>
      record.event === 'noted' ? `${moment(record.when)} ${record.who}: ${record.text}` : [],
    )
    .join('\n');
}

const COLUMNS: readonly Column[] = [
  { title: 'Folio', read: ({ folio }) => folio },
  { title: 'Recibida', read: ({ createdAt }) => moment(createdAt) },
  { title: 'Tipo', read: ({ type }) => type },
  { title: 'Estado', read: ({ status }) => status },
  { title: 'Nombre', read: ({ name }) => name },
  { title: 'Correo electrónico', read: ({ email }) => email },
  { title: 'Teléfono', read: ({ phone }) => phone },
  { title: 'Producto', read: ({ subject }) => subject },
  { title: 'Mensaje', read: ({ message }) => message },
  { title: 'Origen', read: ({ source }) => source },
  { title: 'Responder antes de', read: ({ dueAt }) => moment(dueAt) },
  { title: 'Primera respuesta', read: ({ firstReplyAt }) => moment(firstReplyAt) },
  { title: 'Minutos hábiles hasta la respuesta', read: ({ answerMinutes }) => answerMinutes },
  { title: 'Motivo de spam', read: ({ spamReason }) => spamReason },
  { title: 'Notas', read: ({ history }) => notes(history) },
];

export const EXPORT_HEAD = csvLine(COLUMNS.map(({ title }) => title));

/** One enquiry as a line of the file that staff open in a spreadsheet. */
export function toExportLine(row: StoredEnquiryRow): string {
  return csvLine(COLUMNS.map(({ read }) => read(row)));
}
