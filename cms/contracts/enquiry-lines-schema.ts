import { type EnquiryLineInput, LINE_LIMITS } from './enquiry-lines';
import { isRecord } from './is-record';
import { lenient } from './schema-fields';
import { isBlank, normaliseLine } from './text';

const readText = (raw: unknown, max: number): string | undefined => {
  if (typeof raw !== 'string') return undefined;
  const text = normaliseLine(raw).slice(0, max);
  return isBlank(text) ? undefined : text;
};

function readLine(raw: unknown): EnquiryLineInput[] {
  if (!isRecord(raw)) return [];
  const slug = readText(raw.slug, LINE_LIMITS.slug);
  const name = readText(raw.name, LINE_LIMITS.name) ?? slug;
  const { quantity } = raw;
  if (!slug || !name || typeof quantity !== 'number' || !Number.isSafeInteger(quantity)) return [];
  return [{ slug, name, quantity: Math.min(Math.max(quantity, 1), LINE_LIMITS.quantity) }];
}

/** Drops invalid lines: an enquiry is never refused because of its list. */
export const enquiryLines = lenient((raw): EnquiryLineInput[] | undefined => {
  if (!Array.isArray(raw)) return undefined;
  const lines = raw.slice(0, LINE_LIMITS.count).flatMap(readLine);
  const bySlug = new Map(lines.map((line) => [line.slug, line]));
  return bySlug.size > 0 ? [...bySlug.values()] : undefined;
});
