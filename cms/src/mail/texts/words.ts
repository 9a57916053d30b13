import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

import type { EnquiryType } from '../../../contracts/enquiry';

/** After 'consulta': what it is about. */
export const ABOUT: Record<EnquiryType, string> = {
  producto: 'sobre un producto',
  servicio: 'sobre un servicio',
  consulta: 'general',
};

/** '+52 951 123 4567'; what cannot be read as a number stays as it is. */
export function tellPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** Address that opens a chat with `text` already written. */
export function whatsAppLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

const FIRST_NAME = /^\p{L}[\p{L}'’-]{1,23}$/u;

/**
 * The first name of whoever wrote, to greet with; undefined for anything that is no name. Only one
 * word of it: whoever types a stranger's address must not get a text of his own delivered there.
 */
export function firstName(name: string): string | undefined {
  const [first = ''] = name.trim().split(/\s+/);
  return FIRST_NAME.test(first) ? first : undefined;
}
