import { ENQUIRY_TYPE_LABELS, type EnquiryType } from './enquiry';
import {
  CORRECTABLE_LABELS,
  type CorrectableField,
  type CorrectedField,
} from './enquiry-correction';
import { formatPhone } from './phone';

const EXTENSION_MARK = ' ext. ';

function formatValue(field: CorrectableField, value: string | null): string {
  if (value === null) return 'sin dato';
  if (field === 'type') return `«${ENQUIRY_TYPE_LABELS[value as EnquiryType] ?? value}»`;
  if (field !== 'phone') return `«${value}»`;
  const [number = '', ...extension] = value.split(EXTENSION_MARK);
  return `«${[formatPhone(number), ...extension].join(EXTENSION_MARK)}»`;
}

/** Formats corrections: 'Correo, de «ana@gmial.com» a «ana@gmail.com»; Empresa, de sin dato a «Posada»'. */
export function formatCorrections(changes: readonly CorrectedField[]): string {
  return changes
    .map(
      ({ field, from, to }) =>
        `${CORRECTABLE_LABELS[field]}, de ${formatValue(field, from)} a ${formatValue(field, to)}`,
    )
    .join('; ');
}
