import type { Core } from '@strapi/strapi';

import { BULK_MESSAGES } from '../../../../contracts/bulk-actions';
import { describeRefusal } from '../../../content-model/bulk/describe-refusal';
import { tryEach } from '../../../content-model/bulk/run-bulk';

/** Entries of one trial: a transaction stops other writes on SQLite until it ends. */
const TRIAL_SIZE = 20;

/** Returns the error of each entry whose change the CMS refuses, and changes nothing. */
export async function tryChanges(
  strapi: Core.Strapi,
  uid: string,
  keys: readonly string[],
  act: (key: string) => Promise<unknown>,
  isAdding = false,
): Promise<Map<string, unknown>> {
  const errors = new Map<string, unknown>();
  for (let start = 0; start < keys.length; start += TRIAL_SIZE) {
    const batch = keys.slice(start, start + TRIAL_SIZE);
    const { refused } = await tryEach(strapi, uid, batch, act, isAdding);
    for (const [key, error] of refused) errors.set(key, error);
  }
  return errors;
}

/** Returns why the CMS refuses a change, for staff; logs what is not a refusal. */
export function reasonOf(strapi: Core.Strapi, uid: string, key: string, error: unknown): string {
  const reason = describeRefusal(strapi, uid, error);
  if (reason === BULK_MESSAGES.unexpected) {
    strapi.log.error(`Change of ${uid} ${key} failed: ${String(error)}`);
  }
  return reason;
}
