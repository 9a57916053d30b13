import { FEED_LIMITS, FEED_MESSAGES as MESSAGES } from '../../../../contracts/integrations';
import { type FeedPosition, isFeedDate, parseCursor } from '../../../integrations/read-feed';
import { invalidField } from '../../../platform/http/errors';
import { refuseUnknownParams } from '../../../platform/http/refuse-unknown-params';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;

function readLimit(raw: unknown): number {
  if (raw === undefined) return FEED_LIMITS.default;
  const isNumber = typeof raw === 'string' && /^[1-9]\d{0,3}$/.test(raw);
  if (!isNumber || Number(raw) > FEED_LIMITS.max) throw invalidField(['limit'], MESSAGES.limit);
  return Number(raw);
}

function readPosition(cursor: unknown, since: unknown): FeedPosition | null {
  if (cursor !== undefined && since !== undefined) throw invalidField(['since'], MESSAGES.both);
  if (cursor !== undefined) {
    const position = typeof cursor === 'string' ? parseCursor(cursor) : null;
    if (!position) throw invalidField(['cursor'], MESSAGES.cursor);
    return position;
  }
  if (since === undefined) return null;
  const at = typeof since === 'string' && ISO_DATE.test(since) ? new Date(since) : null;
  if (!at || !isFeedDate(at)) throw invalidField(['since'], MESSAGES.since);
  return { at, id: 0 };
}

/** Returns where a feed continues. @throws HttpError naming the unknown or invalid parameter */
export function readFeedQuery(query: Record<string, unknown>) {
  refuseUnknownParams(query, ['cursor', 'since', 'limit']);
  const { cursor, since, limit } = query;
  return { position: readPosition(cursor, since), limit: readLimit(limit) };
}
