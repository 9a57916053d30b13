import { createHmac } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import type { Person } from '../../contracts/personal-data';
import { ownPhone } from '../enquiries/person/contact-keys';

const PURPOSE = 'tequiora: subjects of the privacy log';

/** Marks the hash of a contact of which only some enquiries were erased: they are named by hashes too. */
export const toPartial = (subject: string) => `~${subject}`;

type Subject = Partial<Person> & { phoneExtension?: string | null; documentId?: string };

/**
 * Creates a function that returns the keyed hashes of an e-mail address, a phone number and an enquiry,
 * which identify the data subject in the log and cannot be guessed without the key.
 */
export function createSubjectHash(strapi: Core.Strapi) {
  const secret: string = strapi.config.get('admin.secrets.encryptionKey', '');
  const key = createHmac('sha256', secret).update(PURPOSE).digest();
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return ({ email, documentId, ...columns }: Subject): string[] => {
    const phone = ownPhone(columns);
    return [
      ...(email ? [hash(`email ${email.toLowerCase()}`)] : []),
      ...(phone ? [hash(`phone ${phone}`)] : []),
      ...(documentId ? [hash(`enquiry ${documentId}`)] : []),
    ];
  };
}
