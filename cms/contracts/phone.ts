/** Longest text in a field for a telephone number: two numbers with a remark. */
export const PHONE_MAX_LENGTH = 255;

/** How the telephone number of an enquiry is stored; at most one of the first and the last is set. */
export type PhoneColumns = {
  /** E.164, such as `+529511234567`. */
  phone: string | null;
  phoneExtension: string | null;
  /** What the visitor wrote if it is no number that can be dialled. */
  phoneAsTyped: string | null;
};

/** The columns of a telephone, as `readPhone` fills them. */
export const PHONE_COLUMNS = [
  'phone',
  'phoneExtension',
  'phoneAsTyped',
] as const satisfies readonly (keyof PhoneColumns)[];

const MEXICAN = /^\+52(\d{10})$/;
/** Area codes of two digits: Mexico City, Guadalajara and Monterrey. */
const SHORT_AREA_CODE = /^(?:33|5[56]|81)/;

/** Returns the digits of a number in E.164; those of a Mexican one as people dial and search it. */
export function withoutCountry(phone: string): string {
  return phone.replace(/^\+(?:52)?/, '');
}

/**
 * Formats a Mexican number in E.164 as it is written in the country: '+529511234567' as '951 123 4567',
 * '+525512345678' as '55 1234 5678'. Numbers of other countries are unchanged.
 */
export function formatPhone(phone: string): string {
  const national = MEXICAN.exec(phone)?.[1];
  if (!national) return phone;
  const groups = SHORT_AREA_CODE.test(national) ? /^(..)(....)/ : /^(...)(...)/;
  return national.replace(groups, '$1 $2 ');
}

/**
 * Formats the telephone number of an enquiry with its extension; as typed if it cannot be dialled. Returns
 * null without one.
 */
export function formatPhoneColumns(
  { phone, phoneExtension, phoneAsTyped }: PhoneColumns,
  format = formatPhone,
): string | null {
  if (!phone) return phoneAsTyped;
  return phoneExtension ? `${format(phone)} ext. ${phoneExtension}` : format(phone);
}
