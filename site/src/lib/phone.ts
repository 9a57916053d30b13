/** Returns the ten national digits of a Mexican number without any prefix, or null. */
function nationalDigits(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^521?(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
}

/** Formats '+529511234567' as '951 123 4567'. Numbers of other countries are unchanged. */
export function formatPhone(phone: string): string {
  const national = nationalDigits(phone);
  if (!national) return phone;
  return `${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`;
}

/** Returns a `tel:` URL in E.164. */
export function telHref(phone: string): string {
  return `tel:${internationalNumber(phone)}`;
}

/** Returns E.164 without the plus sign, for wa.me. */
export function internationalDigits(phone: string): string {
  return internationalNumber(phone).slice(1);
}

function internationalNumber(phone: string): string {
  const national = nationalDigits(phone);
  return national ? `+52${national}` : `+${phone.replace(/\D/g, '')}`;
}

/**
 * Returns true for a plausible number: ten digits, with or without Mexico's former prefixes, or `+`
 * and a country code. The CMS validates against the full numbering plans.
 */
export function isDialable(phone: string): boolean {
  if (!/^[\d\s+().-]+$/.test(phone)) return false;
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits.length >= 8 && digits.length <= 15;
  return /^(?:(?:52)?1?|01|04[45])\d{10}$/.test(digits);
}
