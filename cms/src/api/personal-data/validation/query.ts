import { PERSONAL_DATA_MESSAGES, RETENTION_MONTHS } from '../../../../contracts/personal-data';
import { invalidField } from '../../../platform/http/errors';
import { refuseUnknownParams } from '../../../platform/http/refuse-unknown-params';

const MAX_PAGE = 1_000_000;

function readNumber(
  query: Record<string, unknown>,
  { name, max, message }: { name: string; max: number; message: string },
): number | undefined {
  refuseUnknownParams(query, [name]);
  const raw = query[name];
  if (raw === undefined) return undefined;
  const isNumber = typeof raw === 'string' && /^[1-9]\d{0,8}$/.test(raw);
  if (!isNumber || Number(raw) > max) throw invalidField([name], message);
  return Number(raw);
}

/**
 * Returns the page number.
 * @throws HttpError naming the unknown or invalid parameter; so does `readRetentionQuery`
 */
export function readLogQuery(query: Record<string, unknown>): number {
  return (
    readNumber(query, { name: 'page', max: MAX_PAGE, message: PERSONAL_DATA_MESSAGES.page }) ?? 1
  );
}

/** Returns the months to preview; undefined for the saved setting. */
export function readRetentionQuery(query: Record<string, unknown>): number | undefined {
  const { max } = RETENTION_MONTHS;
  return readNumber(query, { name: 'months', max, message: PERSONAL_DATA_MESSAGES.months });
}
