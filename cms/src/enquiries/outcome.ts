import { ENQUIRY_MESSAGES, type EnquiryReceipt } from '../../contracts/enquiry';
import type { FieldProblem } from '../../contracts/error';
import { OUTAGE_RETRY_AFTER } from '../platform/database/is-database-up';

export type Refused =
  | { kind: 'invalid'; problems: FieldProblem[] }
  | { kind: 'key-reused' }
  | { kind: 'limited'; retryAfter: number }
  | { kind: 'unavailable' };

/** Result of a submission. `isRepeat`: an earlier request stored the enquiry. */
export type Outcome = { kind: 'accepted'; isRepeat: boolean; receipt: EnquiryReceipt } | Refused;

type Refusal = {
  status: number;
  name: string;
  message: string;
  problems: FieldProblem[];
  retryAfter?: string;
};

/** Returns the error response for a rejected enquiry, rendered as JSON or as a page. */
export function describeRefusal(outcome: Refused): Refusal {
  switch (outcome.kind) {
    case 'invalid':
      return {
        status: 400,
        name: 'ValidationError',
        message: ENQUIRY_MESSAGES.invalid,
        problems: outcome.problems,
      };
    case 'key-reused':
      return {
        status: 422,
        name: 'UnprocessableEntityError',
        message: ENQUIRY_MESSAGES.keyReused,
        problems: [],
      };
    case 'limited':
      return {
        status: 429,
        name: 'RateLimitError',
        message: ENQUIRY_MESSAGES.limited,
        problems: [],
        retryAfter: String(outcome.retryAfter),
      };
    case 'unavailable':
      return {
        status: 503,
        name: 'ServiceUnavailableError',
        message: ENQUIRY_MESSAGES.unavailable,
        problems: [],
        retryAfter: OUTAGE_RETRY_AFTER,
      };
  }
}
