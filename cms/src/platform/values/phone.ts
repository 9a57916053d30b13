import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { formatPhone } from '../../../contracts/phone';

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
