import type { Core } from '@strapi/strapi';

import {
  DASHBOARD_ENQUIRY_MESSAGES,
  UNDO_MINUTES,
  type WithUndo,
} from '../../contracts/dashboard-enquiry';
import { QUOTE_COLUMNS } from '../../contracts/enquiry-quote';
import { RESULT_COLUMNS } from '../../contracts/enquiry-result';
import { invalidField } from '../platform/http/errors';
import { pick } from '../platform/values/pick';
import { createSignedTokens } from '../platform/values/signed-tokens';
import type { StoredChange } from './change-enquiry';
import { type Author, withRecord } from './change-status';
import type { StoredEnquiryRow } from './summary';

/** What the changes replace that can be undone. */
const REPLACED_COLUMNS = [
  'status',
  'firstReplyAt',
  'ownerId',
  'nextStep',
  'nextStepOn',
  ...QUOTE_COLUMNS,
  ...RESULT_COLUMNS,
] as const satisfies readonly (keyof StoredEnquiryRow)[];

type ReplacedColumns = Pick<StoredEnquiryRow, (typeof REPLACED_COLUMNS)[number]>;

/** What an enquiry was before a change. */
type UndoableChange = {
  id: string;
  folio: string;
  /** What the change wrote: another version was changed since. */
  version: string;
  columns: ReplacedColumns;
  /** Number of records in the history. */
  records: number;
};

type Claims = { accountId: number; exp: number; changes: UndoableChange[] };

const PURPOSE = 'tequiora: undo of changes of enquiries';
const LIFETIME_MS = UNDO_MINUTES * 60_000;

const tokensOf = (strapi: Core.Strapi) =>
  createSignedTokens(strapi.config.get('admin.secrets.encryptionKey', ''), PURPOSE);

function toUndoable({ before, version }: StoredChange): UndoableChange {
  const { documentId: id, folio, history } = before;
  const records = history?.length ?? 0;
  return { id, folio, version, records, columns: pick(before, REPLACED_COLUMNS) };
}

/** Returns the part of a response with which the account can undo the changes, if there are any. */
export function issueUndo(
  strapi: Core.Strapi,
  accountId: number,
  changes: readonly StoredChange[],
): WithUndo {
  if (changes.length === 0) return {};
  const exp = Date.now() + LIFETIME_MS;
  const claims: Claims = { accountId, exp, changes: changes.map(toUndoable) };
  return { meta: { undo: tokensOf(strapi).issue(claims) } };
}

/** Returns the changes of a token. @throws HttpError when it is forged, expired or of another account */
export function readUndo(strapi: Core.Strapi, accountId: number, token: string): UndoableChange[] {
  const claims = tokensOf(strapi).read<Claims>(token);
  if (claims?.accountId === accountId && claims.exp > Date.now()) return claims.changes;
  throw invalidField(['token'], DASHBOARD_ENQUIRY_MESSAGES.undo);
}

/** Restores what a change replaced; its records move into the record that it was undone. */
export function undoChange(
  row: StoredEnquiryRow,
  { columns, records }: UndoableChange,
  by: Author,
): StoredEnquiryRow {
  const history = row.history ?? [];
  const restored = { ...row, ...columns, history: history.slice(0, records) };
  return withRecord(restored, { event: 'undone', records: history.slice(records), ...by });
}
