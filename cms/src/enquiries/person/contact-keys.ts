/** The columns that identify the sender of an enquiry. */
export const CONTACT_COLUMNS = ['emailKey', 'phone', 'phoneExtension'] as const;

export type ContactColumns = Record<(typeof CONTACT_COLUMNS)[number], string | null>;
type PhoneOfEnquiry = { phone?: string | null; phoneExtension?: string | null };

/** Returns the number of a person. A number with an extension is that of a company, and of many persons. */
export function ownPhone({ phone, phoneExtension }: PhoneOfEnquiry): string | null {
  return phoneExtension ? null : (phone ?? null);
}

/** Returns the e-mail address and the phone number of an enquiry, which identify its sender. */
export function contactKeys({ emailKey, ...phone }: ContactColumns): string[] {
  return [emailKey, ownPhone(phone)].filter((key): key is string => Boolean(key));
}

type Sender = ContactColumns & { documentId: string };

/** Returns what separations name an enquiry by: its contact keys, and its id if they are shared. */
export function separationKeys(row: Sender): string[] {
  return [...contactKeys(row), row.documentId];
}

/** Returns true for the id of an enquiry among the keys of a separation. */
export const isEnquiryKey = (key: string) => !key.includes('@') && !key.startsWith('+');

/**
 * Returns the key that distinguishes the sender of an enquiry from those of others. A number alone is not
 * enough when there is an e-mail address, since other enquiries of the other sender may have it too.
 */
export function ownKey(row: Sender, other: Sender): string {
  if (row.emailKey !== other.emailKey) return row.emailKey ?? row.documentId;
  const phone = ownPhone(row);
  return phone && phone !== ownPhone(other) ? phone : row.documentId;
}
