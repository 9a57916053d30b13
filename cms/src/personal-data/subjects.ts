import { createHmac } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import type { Person } from '../../contracts/personal-data';

const PURPOSE = 'tequiora: subjects of the privacy log';

/** Makes the keyed hashes by which the log knows persons: without the key nobody can guess them. */
export function createSubjectHash(strapi: Core.Strapi) {
  const secret: string = strapi.config.get('admin.secrets.encryptionKey', '');
  const key = createHmac('sha256', secret).update(PURPOSE).digest();
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    email: (email: string) => hash(`email ${email.toLowerCase()}`),
    phone: (phone: string) => hash(`phone ${phone}`),
    /** The hashes of all that a person, or an enquiry, can be found by. */
    of({ email, phone }: Partial<Person>): string[] {
      return [email && this.email(email), phone && this.phone(phone)].filter(
        (subject) => typeof subject === 'string' && subject !== '',
      ) as string[];
    },
  };
}

export type SubjectHash = ReturnType<typeof createSubjectHash>;
