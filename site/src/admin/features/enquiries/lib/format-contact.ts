import { formatPhone } from '@tequiora/cms/contracts/phone.ts';

/** Formats an e-mail address or a phone number; a folio stays as it is. */
export function formatContact(contact: string): string {
  return contact.includes('@') ? contact : formatPhone(contact);
}
