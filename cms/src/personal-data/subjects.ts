import { createHmac } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import type { Person } from '../../contracts/personal-data';

const PURPOSE = 'tequiora: subjects of the privacy log';

/** Creates keyed hashes that identify data subjects in the log and cannot be guessed without the key. */
export function createSubjectHash(strapi: Core.Strapi) {
  const secret: string = strapi.config.get('admin.secrets.encryptionKey', '');
  const key = createHmac('sha256', secret).update(PURPOSE).digest();
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    email: (email: string) => hash(`email ${email.toLowerCase()}`),
    phone: (phone: string) => hash(`phone ${phone}`),
    /** Returns the hashes of the given e-mail address and phone number. */
    of({ email, phone }: Partial<Person>): string[] {
      return [email && this.email(email), phone && this.phone(phone)].filter(
        (subject): subject is string => typeof subject === 'string' && subject !== '',
      );
    },
  };
}
