import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import { formatMoneyInput } from '#src/admin/lib/format-money-input.ts';
import { lazy, object } from '#src/lib/yup.ts';
import { DASHBOARD_ENQUIRY_MESSAGES } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { QuoteColumns } from '@tequiora/cms/contracts/enquiry-quote.ts';
import { resultFields } from '@tequiora/cms/contracts/enquiry-result-schema.ts';
import type {
  EnquiryResult,
  RecordedResult,
  ResultColumns,
} from '@tequiora/cms/contracts/enquiry-result.ts';
import { COMPLETION_ANSWERS, type CompletionAnswer } from '@tequiora/cms/contracts/enquiry.ts';
import { parseMoney } from '@tequiora/cms/contracts/parse-money.ts';
import { choice } from '@tequiora/cms/contracts/schema-fields.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';

export type ResultValues = {
  /** '' while none is chosen. */
  result: EnquiryResult | '';
  /** As typed: '12,500.00'. */
  saleAmount: string;
  saleDate: string;
  lossReason: string;
  /** null while none is chosen. */
  answer: CompletionAnswer | null;
};

/** Returns the `useFormDraft` key of a result. */
export function resultDraftKey(enquiryId: string): string {
  return `resultado:${enquiryId}`;
}

const toAmount = (raw: unknown) => parseMoney(String(raw));

/** What the form sends. */
export type Completion = RecordedResult & { answer?: CompletionAnswer };

/**
 * Returns the validation with the rules of the CMS; the other fields of the form are removed.
 * @param isAnswerNeeded whether the form also asks how the enquiry was answered
 * @param arrival day on which the enquiry arrived
 */
export function createResultResolver(isAnswerNeeded: boolean, arrival: string) {
  const answer = choice(COMPLETION_ANSWERS, DASHBOARD_ENQUIRY_MESSAGES.answer);
  return yupResolver(
    lazy(({ result }: ResultValues) =>
      object({ ...resultFields(result, toAmount, arrival), ...(isAnswerNeeded && { answer }) }),
    ),
    { stripUnknown: true },
  ) as unknown as Resolver<ResultValues, unknown, Completion>;
}

/**
 * Returns the values of the form for a stored result. By default, a sale is of today and of the amount that was
 * quoted.
 */
export function toResultValues(stored: ResultColumns & QuoteColumns): ResultValues {
  return {
    result: stored.result ?? '',
    saleAmount: formatMoneyInput(stored.saleAmount ?? stored.quoteAmount),
    saleDate: stored.saleDate ?? isoDay(new Date()),
    lossReason: stored.lossReason ?? '',
    answer: null,
  };
}
