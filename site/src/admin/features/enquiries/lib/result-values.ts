import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import { formatMoneyInput, parseMoney } from '#src/admin/lib/parse-money.ts';
import { lazy, object } from '#src/lib/yup.ts';
import { resultFields } from '@tequiora/cms/contracts/enquiry-result-schema.ts';
import type {
  EnquiryResult,
  RecordedResult,
  ResultColumns,
} from '@tequiora/cms/contracts/enquiry-result.ts';
import { isoDay } from '@tequiora/cms/contracts/zoned-time.ts';

export type ResultValues = {
  /** '' while none is chosen. */
  result: EnquiryResult | '';
  /** As typed: '12,500.00'. */
  saleAmount: string;
  saleDate: string;
  lossReason: string;
};

const toAmount = (raw: unknown) => parseMoney(String(raw));

/** Validates with the rules of the CMS; the other fields of the form are removed. */
export const resultResolver = yupResolver(
  lazy(({ result }: ResultValues) => object(resultFields(result, toAmount))),
  { stripUnknown: true },
) as unknown as Resolver<ResultValues, unknown, RecordedResult>;

/** Returns the values of the form for a stored result; a sale is of today by default. */
export function toResultValues(stored: ResultColumns): ResultValues {
  return {
    result: stored.result ?? '',
    saleAmount: formatMoneyInput(stored.saleAmount),
    saleDate: stored.saleDate ?? isoDay(new Date()),
    lossReason: stored.lossReason ?? '',
  };
}
