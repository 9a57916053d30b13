import { nationalDigits } from '@tequiora/cms/contracts/phone.ts';

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
