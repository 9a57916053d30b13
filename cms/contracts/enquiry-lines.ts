/** The products of «Mi lista» that an enquiry is about, with their quantities and an estimate. */
import { isRecord } from './is-record';
import { formatMoney, OPEN_PRICE_LABEL } from './money';
import { formatCount } from './number';
import { formatPriceWithTerms, includesIva, withIva, withoutIva } from './tax';

/** Lengths in characters; `count` in lines. */
export const LINE_LIMITS = { count: 20, quantity: 9_999, name: 120, slug: 120 } as const;

/** What the site sends: `name` is what the visitor saw, since the product can be withdrawn. */
export type EnquiryLineInput = { slug: string; name: string; quantity: number };

/** A line with the price that the site showed when the enquiry arrived. */
export type EnquiryLine = {
  /** Null for a product that was not published. */
  slug: string | null;
  name: string;
  quantity: number;
  /** Pesos for one; null for «A cotizar», and for a product that was not published. */
  price: number | null;
  tax: string | null;
  /** '/mes', 'por pieza'. */
  unit: string | null;
};

type Priced = Pick<EnquiryLine, 'quantity' | 'price' | 'tax' | 'unit'>;

/** A sum in pesos, without and with tax. */
type Sum = {
  /** '/año' for what is paid again; empty for what is paid once. */
  period: string;
  net: number;
  total: number;
  /** Whether all prices include the tax. */
  isTaxIncluded: boolean;
};

export type Estimate = {
  /** What is paid once first; no sum without prices. */
  sums: Sum[];
  /** Number of products without a price. */
  openCount: number;
};

const toCents = (amount: number) => Math.round(amount * 100);

/** Returns the unit of a price that is paid again, such as '/año'; empty for what is paid once. */
const periodOf = (unit: string | null) => (unit?.startsWith('/') ? unit : '');

/** Returns the price of a line in pesos; null without a price. */
export function lineAmount({ price, quantity }: Priced): number | null {
  return price === null ? null : toCents(price * quantity) / 100;
}

/** Adds up the lines: what is paid once, and each period, in whole cents. */
export function estimateLines(lines: readonly Priced[]): Estimate {
  const sums = new Map<string, { net: number; total: number; isTaxIncluded: boolean }>();
  for (const line of lines) {
    const amount = lineAmount(line);
    if (amount === null) continue;
    const isIncluded = includesIva(line.tax);
    const period = periodOf(line.unit);
    const sum = sums.get(period) ?? { net: 0, total: 0, isTaxIncluded: true };
    sums.set(period, {
      net: sum.net + toCents(isIncluded ? withoutIva(amount) : amount),
      total: sum.total + toCents(isIncluded ? amount : withIva(amount)),
      isTaxIncluded: sum.isTaxIncluded && isIncluded,
    });
  }
  return {
    sums: [...sums]
      .map(([period, { net, total, isTaxIncluded }]) => ({
        ...{ period, isTaxIncluded },
        ...{ net: net / 100, total: total / 100 },
      }))
      .sort((a, b) => a.period.localeCompare(b.period)),
    openCount: lines.filter(({ price }) => price === null).length,
  };
}

/** Formats '$12,490.00 MXN + IVA', the price of a line; 'A cotizar' without one. */
export function formatLineAmount(line: Priced): string {
  return formatPriceWithTerms(lineAmount(line), { unit: periodOf(line.unit), tax: line.tax });
}

/** Formats '2 × Terminal Istmo 15: $24,980.00 MXN + IVA'. */
export function formatLine(line: Priced & { name: string }): string {
  return `${line.quantity} × ${line.name}: ${formatLineAmount(line)}`;
}

/** Formats '$24,980.00 MXN + IVA ($28,976.80 con IVA)', or '$1,160.00 MXN IVA incluido'. */
export function formatSum({ period, net, total, isTaxIncluded }: Sum): string {
  if (isTaxIncluded) return formatPriceWithTerms(total, { unit: period, tax: 'ivaIncluido' });
  return `${formatPriceWithTerms(net, { unit: period })} (${formatMoney(total)} con IVA)`;
}

/** Formats '2 productos a cotizar'; null without any. */
export function formatOpenCount({ openCount }: Estimate): string | null {
  if (openCount === 0) return null;
  return `${formatCount(openCount, 'producto', 'productos')} ${OPEN_PRICE_LABEL.toLowerCase()}`;
}

/** Formats an estimate in one line per sum; the last names the products without a price. */
export function formatEstimate(lines: readonly Priced[]): string[] {
  const estimate = estimateLines(lines);
  const open = formatOpenCount(estimate);
  return [...estimate.sums.map(formatSum), ...(open ? [open] : [])];
}

/** Formats what a list is about: the name of its only product, or 'Lista de 3 productos'. */
export function describeLines(lines: readonly { name: string }[]): string {
  return lines.length === 1 && lines[0]
    ? lines[0].name
    : `Lista de ${formatCount(lines.length, 'producto', 'productos')}`;
}

/** Returns the stored lines of an enquiry; none for a value that is not a list. */
export function readStoredLines(stored: unknown): EnquiryLine[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((line): line is EnquiryLine => isRecord(line));
}

/** Formats the lines and their estimate for a text: an export, a chat. Empty without lines. */
export function formatLines(lines: readonly (Priced & { name: string })[]): string {
  if (lines.length === 0) return '';
  return [...lines.map(formatLine), `Estimado: ${formatEstimate(lines).join('; ')}`].join('\n');
}
