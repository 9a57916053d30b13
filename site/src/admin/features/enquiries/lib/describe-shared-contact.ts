import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';

type Contact = Pick<EnquirySummary, 'email' | 'phone' | 'phoneExtension'>;

/** Returns what two enquiries of one person have in common. */
export function describeSharedContact(one: Contact, other: Contact): string {
  const hasSameEmail =
    Boolean(one.email) && one.email?.toLowerCase() === other.email?.toLowerCase();
  const hasSamePhone =
    Boolean(one.phone) && one.phone === other.phone && !one.phoneExtension && !other.phoneExtension;
  if (hasSameEmail) return hasSamePhone ? 'Mismo correo y teléfono' : 'Mismo correo';
  return hasSamePhone ? 'Mismo teléfono' : 'Por otra consulta o una unión';
}
