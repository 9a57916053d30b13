import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const PHONE_CHARACTERS = /^\+?[\d\s().-]+$/;
// Prefixes dialled in Mexico until 2019; visitors still write them.
const OLD_MEXICAN_PREFIX = /^(?:\+?521|\+520?1|01|044|045)(?=\d{10}$)/;
const MEXICAN_WITHOUT_PLUS = /^52(?=\d{10}$)/;

/** Message for an invalid telephone number; follows the name of the field. */
export const INVALID_PHONE_REASON =
  'no es un teléfono: escribe los diez dígitos, como 951 123 4567, o con + y la clave del país';

/**
 * Formats a stored number (E.164) nationally, `951 123 4567`, or for other countries as
 * `(+1) 415 555 0100`. Never starts with a plus, which a spreadsheet would take for a formula.
 */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return e164;
  return number.country === 'MX'
    ? number.formatNational()
    : number.formatInternational().replace(/^\+\d+/, '($&)');
}

/**
 * Converts a phone number to E.164 (`+529511234567`); Mexican when it has no country code. Returns
 * undefined for an invalid number. Drops the old `1` after `+52`, which the library refuses.
 */
export function toE164(raw: string): string | undefined {
  const trimmed = raw.trim();
  if (!PHONE_CHARACTERS.test(trimmed)) return undefined;
  const compact = trimmed.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+');
  const current = compact.replace(OLD_MEXICAN_PREFIX, '+52').replace(MEXICAN_WITHOUT_PLUS, '+52');
  const number = parsePhoneNumberFromString(current, 'MX');
  return number?.isValid() ? number.number : undefined;
}
