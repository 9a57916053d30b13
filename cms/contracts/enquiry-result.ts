/** How a completed enquiry ended. */
import { formatDate } from './format-date';
import { formatAmount, formatMoney } from './money';

/** In the order of forms, filters and reports. */
export const ENQUIRY_RESULT_LABELS = {
  ganada: 'Ganada',
  perdida: 'Perdida',
  sin_venta: 'Sin venta',
} as const;

export type EnquiryResult = keyof typeof ENQUIRY_RESULT_LABELS;
export const ENQUIRY_RESULTS = Object.keys(ENQUIRY_RESULT_LABELS) as readonly EnquiryResult[];

/** Shown for enquiries that were completed before results were recorded. */
export const NO_RESULT_LABEL = 'Sin resultado registrado';

/** What each result means, next to its label. */
export const ENQUIRY_RESULT_HINTS: Record<EnquiryResult, string> = {
  ganada: 'Compró',
  perdida: 'Quería comprar, pero no nos compró',
  sin_venta: 'No había nada que vender',
};

/** Amounts in pesos; the length of a reason in characters. */
export const RESULT_LIMITS = {
  saleAmount: { min: 0.01, max: 99_999_999.99 },
  lossReason: { max: 80 },
} as const;

/** Loss reason that is always offered, after those in the site settings. */
export const OTHER_LOSS_REASON = 'Otro motivo';

export const RESULT_MESSAGES = {
  result: 'Elige cómo terminó la consulta: ganada, perdida o sin venta',
  saleAmount: 'Escribe el importe de la venta, entre 0.01 y 99,999,999.99 pesos',
  saleDate: 'Elige la fecha de la venta',
  futureSale: 'La fecha de la venta no puede ser futura',
  earlySale: (arrival: string) =>
    `La fecha de la venta no puede ser anterior a la llegada de la consulta, el ${formatDate(arrival)}`,
  unusualSale: (amount: number) =>
    `${formatMoney(amount)} es mucho más que las demás ventas. Revisa los ceros y el punto; si es correcto, confírmalo.`,
  lossReason: 'Elige por qué se perdió',
  unknownReason: 'Ese motivo ya no está en la lista. Elige otro.',
  notCompleted: 'Solo una consulta completada tiene resultado',
  hasResult: 'Esta consulta ya tiene resultado',
  bulkSale: 'Registra cada venta en su consulta: lleva importe y fecha',
  panel: 'Completa la consulta en el tablero: ahí se registra cómo terminó',
} as const;

/** `saleAmount` in pesos, `saleDate` as `YYYY-MM-DD` in America/Mexico_City. */
export type RecordedResult =
  | { result: 'ganada'; saleAmount: number; saleDate: string }
  | { result: 'perdida'; lossReason: string }
  | { result: 'sin_venta' };

/** Result of an enquiry as it is stored; all null without a result. */
export type ResultColumns = {
  result: EnquiryResult | null;
  saleAmount: number | null;
  saleDate: string | null;
  /** Text of the reason when it was chosen. */
  lossReason: string | null;
};

export const RESULT_COLUMN_LABELS = {
  result: 'Resultado',
  saleAmount: 'Importe de la venta',
  saleDate: 'Fecha de la venta',
  lossReason: 'Motivo de la pérdida',
} as const satisfies Record<keyof ResultColumns, string>;

export const RESULT_COLUMNS = Object.keys(RESULT_COLUMN_LABELS) as readonly (keyof ResultColumns)[];

const NO_RESULT: ResultColumns = {
  result: null,
  saleAmount: null,
  saleDate: null,
  lossReason: null,
};

/** Returns the columns of a result; without one they are null. */
export function toResultColumns(recorded?: RecordedResult): ResultColumns {
  return { ...NO_RESULT, ...recorded };
}

/** Returns the stored result; null without one. */
export function readResult(columns: ResultColumns): RecordedResult | null {
  const { result, saleAmount, saleDate, lossReason } = columns;
  switch (result) {
    case 'ganada':
      return { result, saleAmount: saleAmount ?? 0, saleDate: saleDate ?? '' };
    case 'perdida':
      return { result, lossReason: lossReason ?? OTHER_LOSS_REASON };
    case 'sin_venta':
      return { result };
    case null:
      return null;
  }
}

/** Formats 'Ganada: $12,500.00, el 21 de noviembre de 2026', 'Perdida: Precio', 'Sin venta'. */
export function formatResult(recorded: RecordedResult): string {
  const label = ENQUIRY_RESULT_LABELS[recorded.result];
  switch (recorded.result) {
    case 'ganada':
      return `${label}: ${formatMoney(recorded.saleAmount)}, el ${formatDate(recorded.saleDate)}`;
    case 'perdida':
      return `${label}: ${recorded.lossReason}`;
    case 'sin_venta':
      return label;
  }
}

/** Formats 'Ganada · $12,500' or 'Perdida', for lists. */
export function formatShortResult({ result, saleAmount }: ResultColumns): string {
  if (result === null) return NO_RESULT_LABEL;
  const label = ENQUIRY_RESULT_LABELS[result];
  return saleAmount === null ? label : `${label} · ${formatAmount(saleAmount)}`;
}
