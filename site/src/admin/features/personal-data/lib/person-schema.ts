import { object, string, type InferType } from '#src/lib/yup.ts';
import { parseEmailAddress } from '@tequiora/cms/contracts/email.ts';
import { PERSONAL_DATA_MESSAGES } from '@tequiora/cms/contracts/personal-data.ts';

/** One of the two is enough; the CMS validates the phone number. */
export const personSchema = object({
  email: string()
    .trim()
    .default('')
    .transform((value: string) => parseEmailAddress(value) ?? value)
    .test(
      'email',
      PERSONAL_DATA_MESSAGES.email,
      (value) => value === '' || parseEmailAddress(value) !== undefined,
    )
    .test('email-or-phone', PERSONAL_DATA_MESSAGES.nobody, (value, { parent }) =>
      Boolean(value || (parent as { phone?: string }).phone?.trim()),
    ),
  phone: string().trim().default(''),
});

export type PersonValues = InferType<typeof personSchema>;

/** Reads the person from a location state, which may hold anything. */
export function readPersonState(state: unknown): PersonValues | null {
  const { person } = (state ?? {}) as { person?: { email?: unknown; phone?: unknown } | null };
  const [email, phone] = [person?.email, person?.phone].map((value) =>
    typeof value === 'string' ? value : '',
  );
  return email || phone ? { email: email ?? '', phone: phone ?? '' } : null;
}
