import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

import { formatPhone } from '../../../contracts/phone';

const PHONE_CHARACTERS = /^\+?[\d\s().-]+$/;
// Prefixes dialled in Mexico until 2019; visitors still write them.
const OLD_MEXICAN_PREFIX = /^(?:\+?521|\+520?1|01|044|045)(?=\d{10}$)/;
const MEXICAN_WITHOUT_PLUS = /^52(?=\d{10}$)/;

/** Message for an invalid telephone number; follows the name of the field. */
export const INVALID_PHONE_REASON =
  'no es un teléfono: escribe los diez dígitos, como 951 123 4567, o con + y la clave del país';

/** Formats a phone number as '+52 951 123 4567'; returns text that is not a number unchanged. */
export function formatInternationalPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/**
 * Formats a stored number (E.164) for spreadsheets: '951 123 4567', for other countries
 * '(+1) 415 555 0100', because a spreadsheet takes a text that starts with a plus for a formula.
 */
export function formatSpreadsheetPhone(e164: string): string {
  return e164.startsWith('+52')
    ? formatPhone(e164)
    : formatInternationalPhone(e164).replace(/^\+\d+/, '($&)');
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
