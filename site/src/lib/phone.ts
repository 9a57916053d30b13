/** The ten national digits of a Mexican number, whatever prefixes it was written with. */
function nationalDigits(phone: string): string | null {
  const digits = phone.replace(/\D/g, '').replace(/^521?(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
}

/** '+529511234567' → '951 123 4567'. A number that is not Mexican is shown as it is. */
export function formatPhone(phone: string): string {
  const national = nationalDigits(phone);
  if (!national) return phone;
  return `${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`;
}

/** `tel:` address in E.164. */
export function telHref(phone: string): string {
  return `tel:${internationalNumber(phone)}`;
}

/** E.164 without the plus, as wa.me wants it. */
export function internationalDigits(phone: string): string {
  return internationalNumber(phone).slice(1);
}

function internationalNumber(phone: string): string {
  const national = nationalDigits(phone);
  return national ? `+52${national}` : `+${phone.replace(/\D/g, '')}`;
}

/**
 * Whether a person could dial it: ten digits, with or without Mexico's old prefixes, or `+` and a
 * country code. The CMS decides with the full numbering plans; this only spares a round trip.
 */
export function isDialable(phone: string): boolean {
  if (!/^[\d\s+().-]+$/.test(phone)) return false;
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits.length >= 8 && digits.length <= 15;
  return /^(?:(?:52)?1?|01|04[45])\d{10}$/.test(digits);
}
