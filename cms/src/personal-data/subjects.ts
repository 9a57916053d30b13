import { createHmac } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import type { Person } from '../../contracts/personal-data';

const PURPOSE = 'tequiora: subjects of the privacy log';

/**
 * Creates a function that returns the keyed hashes of an e-mail address and a phone number, which
 * identify the data subject in the log and cannot be guessed without the key.
 */
export function createSubjectHash(strapi: Core.Strapi) {
  const secret: string = strapi.config.get('admin.secrets.encryptionKey', '');
  const key = createHmac('sha256', secret).update(PURPOSE).digest();
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return ({ email, phone }: Partial<Person>): string[] => [
    ...(email ? [hash(`email ${email.toLowerCase()}`)] : []),
    ...(phone ? [hash(`phone ${phone}`)] : []),
  ];
}
