import type { EnquiryHistoryRecord, EnquiryType } from '../../contracts/enquiry';
import {
  CORRECTABLE_FIELDS,
  type CorrectableField,
  type CorrectedField,
  CORRECTION_MESSAGES as MESSAGES,
} from '../../contracts/enquiry-correction';
import type { Correction } from '../../contracts/enquiry-correction-schema';
import { formatPhoneColumns, PHONE_COLUMNS, type PhoneColumns } from '../../contracts/phone';
import { readPhone } from '../../contracts/read-phone';
import { invalidField } from '../platform/http/errors';
import { type Author, withRecord } from './change-status';
import type { StoredEnquiryRow } from './summary';

/** The columns of the fields that staff correct. */
export const CORRECTABLE_COLUMNS = ['name', 'email', ...PHONE_COLUMNS, 'company', 'type'] as const;

type Correctable = Partial<PhoneColumns> & {
  name?: string | null;
  email?: string | null;
  company?: string | null;
  type?: EnquiryType | null;
};

function valueOf(row: Correctable, field: CorrectableField): string | null {
  if (field !== 'phone') return row[field] ?? null;
  const { phone = null, phoneExtension = null, phoneAsTyped = null } = row;
  return formatPhoneColumns({ phone, phoneExtension, phoneAsTyped }, (number) => number);
}

/** Records the fields that differ between two states of an enquiry; unchanged if none does. */
export function recordCorrection<
  T extends Correctable & { history?: EnquiryHistoryRecord[] | null },
>(before: Correctable, after: T, by: Author): T {
  const changes = CORRECTABLE_FIELDS.map((field): CorrectedField => ({
    field,
    from: valueOf(before, field),
    to: valueOf(after, field),
  })).filter(({ from, to }) => from !== to);
  return changes.length > 0 ? withRecord(after, { event: 'corrected', changes, ...by }) : after;
}

function phoneColumnsOf(typed: string | null): PhoneColumns {
  const reading = typed === null ? undefined : readPhone(typed);
  return {
    phone: reading?.number ?? null,
    phoneExtension: reading?.extension ?? null,
    phoneAsTyped: reading ? null : typed,
  };
}

/**
 * Corrects the given fields; the row is unchanged if they are the same.
 * @throws HttpError when the enquiry would be left without the contact data that it needs
 */
export function correctEnquiry(
  row: StoredEnquiryRow,
  { phone, ...fields }: Correction,
  by: Author,
): StoredEnquiryRow {
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const corrected = { ...row, ...given, ...(phone !== undefined && phoneColumnsOf(phone)) };
  const recorded = recordCorrection(row, corrected, by);
  if (recorded === corrected) return row;
  if (!recorded.email && row.email && row.channel === 'formulario') {
    throw invalidField(['email'], MESSAGES.email);
  }
  const hasContact = recorded.email || recorded.phone || recorded.phoneAsTyped;
  if (!hasContact)
    throw invalidField([fields.email === null ? 'email' : 'phone'], MESSAGES.contact);
  return recorded;
}
