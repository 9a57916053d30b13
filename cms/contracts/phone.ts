/** Longest phone number as people write it, with spaces and punctuation. */
export const PHONE_MAX_LENGTH = 40;

/** Area codes of two digits: Mexico City, Guadalajara and Monterrey. */
const SHORT_AREA_CODE = /^(?:33|5[56]|81)/;

/**
 * Returns the ten national digits of a Mexican number without any prefix, or null. With `+` the country
 * code must be Mexico's: a whole number of Belize or Cuba has ten digits too.
 */
export function nationalDigits(phone: string): string | null {
  const digits = phone.replace(/\D/g, '');
  const prefix = phone.trim().startsWith('+') ? '521?' : '(?:521?)?';
  return new RegExp(`^${prefix}(\\d{10})$`).exec(digits)?.[1] ?? null;
}

/**
 * Formats a Mexican number as it is written in the country: '+529511234567' as '951 123 4567',
 * '+525512345678' as '55 1234 5678'. Numbers of other countries are unchanged.
 */
export function formatPhone(phone: string): string {
  const national = nationalDigits(phone);
  if (!national) return phone;
  const groups = SHORT_AREA_CODE.test(national) ? /^(..)(....)/ : /^(...)(...)/;
  return national.replace(groups, '$1 $2 ');
}
