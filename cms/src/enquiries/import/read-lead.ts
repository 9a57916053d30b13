import type { ImportCell } from '../../../contracts/catalogue-import';
import { parseEmailAddress } from '../../../contracts/email';
import { ENQUIRY_LIMITS } from '../../../contracts/enquiry';
import {
  LEAD_FIELDS,
  LEAD_IMPORT_MESSAGES as MESSAGES,
  type LeadField,
  type LeadImportRequest,
  type LeadPreview,
  type LeadRow,
} from '../../../contracts/enquiry-import';
import { formatPhone } from '../../../contracts/phone';
import { readPhone } from '../../../contracts/read-phone';
import { normaliseInput } from '../../../contracts/text';
import { fingerprint } from '../../platform/values/fingerprint';
import { toPhoneColumns } from '../to-phone-columns';
import { readLeadDate } from './read-lead-date';

/** A row of a sheet as the columns of an enquiry; valid only if `problems` is empty. */
export type Lead = {
  number: number;
  name: string;
  email: string | null;
  phone: string | null;
  phoneExtension: string | null;
  phoneAsTyped: string | null;
  company: string | null;
  subject: string | null;
  message: string;
  arrivedAt: Date | null;
  lastCampaign: string | null;
  lastSource: string | null;
  lastMedium: string | null;
  problems: LeadPreview['problems'];
  /** Identifies the content, so that the same row is not imported twice. */
  hash: string;
};

const VISIT_MAX = 255;
const NO_MESSAGE = 'Sin mensaje: se importó de un archivo.';
/** Facebook exports the numbers of its forms as `p:+52…`. */
const PHONE_PREFIX = /^p:\s*/i;
const CLOCK_TOLERANCE_MS = 24 * 60 * 60_000;

const toText = (cell: ImportCell | undefined): string => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object') return cell.date;
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  // `toFixed` avoids scientific notation for telephone numbers that a sheet stores as numbers.
  return typeof cell === 'number' && Number.isInteger(cell) ? cell.toFixed(0) : String(cell);
};

/** Returns the row of a sheet as an enquiry, with the problems that keep it from being one. */
export function readLead(
  { number, cells }: LeadRow,
  { columns, uses }: Pick<LeadImportRequest['data'], 'columns' | 'uses'>,
  now = new Date(),
): Lead {
  const problems: Lead['problems'] = [];
  const cellOf = (field: LeadField): ImportCell => cells[uses.indexOf(field)] ?? null;
  const isMapped = (field: LeadField) => uses.includes(field);
  const report = (field: LeadField, message: string) =>
    problems.push({ column: columns[uses.indexOf(field)] ?? LEAD_FIELDS[field].label, message });
  const line = (field: LeadField, max: number): string => {
    const text = normaliseInput(toText(cellOf(field)));
    if (text.length > max) report(field, MESSAGES.long(LEAD_FIELDS[field].label, max));
    return text;
  };

  const name = isMapped('name') ? line('name', ENQUIRY_LIMITS.name.max) : '';
  if (name.length < ENQUIRY_LIMITS.name.min)
    problems.push({ column: null, message: MESSAGES.name });

  const typedEmail = normaliseInput(toText(cellOf('email'))).replace(/^mailto:/i, '');
  const email = typedEmail === '' ? null : (parseEmailAddress(typedEmail) ?? null);
  if (typedEmail !== '' && email === null) report('email', MESSAGES.email(typedEmail));

  const typedPhone = normaliseInput(toText(cellOf('phone'))).replace(PHONE_PREFIX, '');
  const isPhone = typedPhone === '' || readPhone(typedPhone) !== undefined;
  if (!isPhone) report('phone', MESSAGES.phone(typedPhone));
  if (typedEmail === '' && typedPhone === '') {
    problems.push({ column: null, message: MESSAGES.noContact });
  }

  const dateCell = cellOf('arrivedAt');
  const dateText = normaliseInput(toText(dateCell));
  const read = dateText === '' ? null : readLeadDate(dateCell);
  const isFuture = read !== null && read.getTime() > now.getTime() + CLOCK_TOLERANCE_MS;
  if (dateText !== '' && (read === null || isFuture)) report('arrivedAt', MESSAGES.date(dateText));

  const notes = uses.flatMap((use, index) => {
    const text = normaliseInput(toText(cells[index]), true);
    return use === 'note' && text !== '' ? [`${columns[index] || 'Otro dato'}: ${text}`] : [];
  });
  const written = normaliseInput(toText(cellOf('message')), true);
  const message = [written, ...notes].filter(Boolean).join('\n\n') || NO_MESSAGE;
  const phones = toPhoneColumns({ phone: isPhone ? typedPhone : '', message });
  if (phones.message.length > ENQUIRY_LIMITS.message.max) {
    const { label } = LEAD_FIELDS.message;
    problems.push({ column: null, message: MESSAGES.long(label, ENQUIRY_LIMITS.message.max) });
  }
  const lead = {
    ...{ name, email, ...phones },
    company: line('company', ENQUIRY_LIMITS.name.max) || null,
    subject: line('subject', ENQUIRY_LIMITS.subject.max) || null,
    arrivedAt: isFuture ? null : read,
    lastCampaign: line('campaign', VISIT_MAX) || null,
    lastSource: line('source', VISIT_MAX) || null,
    lastMedium: line('medium', VISIT_MAX) || null,
  };
  return { number, ...lead, problems, hash: fingerprint(lead) };
}

/** Returns the contact of a lead, as staff read it. */
export const contactOf = ({ email, phone }: Lead): string =>
  [email, phone && formatPhone(phone)].filter(Boolean).join(' · ');
