import type { Core } from '@strapi/strapi';

import { MAIL_UID } from '../../contracts/mail';
import { query } from '../platform/strapi/query';

/** Selects the confirmations that the mail server of the visitor refused: a mistyped address. */
export const REFUSED_CONFIRMATIONS = { kind: 'confirmation', failure: 'recipient' };

/** Returns whether the confirmation of an enquiry was refused for good. */
export async function hasRefusedConfirmation(
  strapi: Core.Strapi,
  enquiryId: string,
): Promise<boolean> {
  const where = { ...REFUSED_CONFIRMATIONS, enquiryId, state: { $in: ['skipped', 'failed'] } };
  return (await query(strapi, MAIL_UID).count({ where })) > 0;
}
