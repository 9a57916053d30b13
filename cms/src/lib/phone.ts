import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const PHONE_CHARACTERS = /^\+?[\d\s().-]+$/;
// Prefixes dialled in Mexico until 2019; people still write them.
const OLD_MEXICAN_PREFIX = /^(?:\+?521|\+520?1|01|044|045)(?=\d{10}$)/;
const MEXICAN_WITHOUT_PLUS = /^52(?=\d{10}$)/;

/**
 * A stored number (E.164) as people write it: `951 123 4567`, or `(+1) 415 555 0100` from abroad.
 * Never with a plus in front, which a spreadsheet takes for a formula.
 */
export function formatPhone(e164: string): string {
  const number = parsePhoneNumberFromString(e164);
  if (!number) return e164;
  return number.country === 'MX'
    ? number.formatNational()
    : number.formatInternational().replace(/^\+\d+/, '($&)');
}

/**
 * A phone number in E.164 (`+529511234567`), Mexican when it has no country code; `undefined` when
 * it is not a valid one. The old `1` after `+52`, which the library refuses, is dropped.
 */
export function toE164(raw: string): string | undefined {
  const trimmed = raw.trim();
  if (!PHONE_CHARACTERS.test(trimmed)) return undefined;
  const compact = trimmed.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+');
  const current = compact.replace(OLD_MEXICAN_PREFIX, '+52').replace(MEXICAN_WITHOUT_PLUS, '+52');
  const number = parsePhoneNumberFromString(current, 'MX');
  return number?.isValid() ? number.number : undefined;
}
