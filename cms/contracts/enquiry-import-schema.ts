import { object } from 'yup';

import { readImportRow } from './catalogue-import-schema';
import { ENQUIRY_CHANNELS } from './enquiry';
import {
  type ColumnUse,
  isColumnUse,
  LEAD_FIELDS,
  LEAD_IMPORT_LIMITS as LIMITS,
  LEAD_IMPORT_MESSAGES as MESSAGES,
  type LeadImportRequest,
} from './enquiry-import';
import { choice, flag, matching, parsed, textWithMessage } from './schema-fields';

const TITLE_MAX = 80;
const COLUMNS_MAX = 60;

function findRepeated(uses: readonly ColumnUse[]) {
  return uses.find(
    (use, index) => use !== null && use !== 'note' && uses.indexOf(use) !== index,
  ) as keyof typeof LEAD_FIELDS | undefined;
}

/** The data of both requests of an import of enquiries. */
export const leadImportSchema = object({
  id: matching(MESSAGES.id, /^[a-z0-9]{24}$/),
  file: textWithMessage(MESSAGES.file, { max: LIMITS.file }),
  columns: parsed(MESSAGES.columns, (raw) => {
    if (!Array.isArray(raw) || raw.length === 0 || raw.length > COLUMNS_MAX) return undefined;
    return raw.map((each: unknown) => (typeof each === 'string' ? each.slice(0, TITLE_MAX) : ''));
  }),
  uses: parsed(MESSAGES.columns, (raw) =>
    Array.isArray(raw) && raw.length <= COLUMNS_MAX && raw.every(isColumnUse) ? raw : undefined,
  )
    .test('repeated', (uses, context) => {
      const repeated = findRepeated(uses ?? []);
      const message = repeated && MESSAGES.repeatedUse(LEAD_FIELDS[repeated].label);
      return message === undefined || context.createError({ message });
    })
    .test('contact', MESSAGES.contact, (uses) =>
      Boolean(uses?.includes('email') || uses?.includes('phone')),
    ),
  rows: parsed(MESSAGES.rows, (raw) => {
    if (!Array.isArray(raw) || raw.length === 0 || raw.length > LIMITS.rows) return undefined;
    const rows = raw.flatMap((each: unknown) => readImportRow(each) ?? []);
    return new Set(rows.map(({ number }) => number)).size === raw.length ? rows : undefined;
  }),
  channel: choice(ENQUIRY_CHANNELS, MESSAGES.channel),
  isAnswered: flag(MESSAGES.isAnswered),
} satisfies Record<keyof LeadImportRequest['data'], unknown>);
