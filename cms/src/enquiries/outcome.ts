import { ENQUIRY_MESSAGES, type EnquiryReceipt } from '../../contracts/enquiry';
import type { FieldProblem } from '../../contracts/error';
import { OUTAGE_RETRY_AFTER } from '../platform/database/is-database-up';
import type { Context } from '../platform/http/context';
import { httpError, invalid, rateLimited, unavailable } from '../platform/http/errors';

export type Refused =
  | { kind: 'invalid'; problems: FieldProblem[] }
  | { kind: 'key-reused' }
  | { kind: 'limited'; retryAfter: number }
  | { kind: 'unavailable' };

/** Result of a submission. `isRepeat`: an earlier request stored the enquiry. */
export type Outcome = { kind: 'accepted'; isRepeat: boolean; receipt: EnquiryReceipt } | Refused;

/** Returns the error of a rejected enquiry; sets `Retry-After`. */
export function rejectionOf(ctx: Context, outcome: Refused) {
  switch (outcome.kind) {
    case 'invalid':
      return invalid(outcome.problems, ENQUIRY_MESSAGES.invalid);
    case 'key-reused':
      return httpError(422, 'UnprocessableEntityError', ENQUIRY_MESSAGES.keyReused);
    case 'limited':
      return rateLimited(ctx, outcome.retryAfter, ENQUIRY_MESSAGES.limited);
    case 'unavailable':
      return unavailable(ctx, ENQUIRY_MESSAGES.unavailable, OUTAGE_RETRY_AFTER);
  }
}
