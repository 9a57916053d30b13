import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const PHONE_CHARACTERS = /^\+?[\d\s().-]+$/;
// Prefixes dialled in Mexico until 2019; people still write them.
const OLD_MEXICAN_PREFIX = /^(?:\+?521|\+520?1|01|044|045)(?=\d{10}$)/;
const MEXICAN_WITHOUT_PLUS = /^52(?=\d{10}$)/;

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
