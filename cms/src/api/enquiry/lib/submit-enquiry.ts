import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import type { Outcome } from '../../../enquiries/outcome';
import { createSingleFlight } from '../../../enquiries/single-flight';
import type { Submission } from '../../../enquiries/validation/submission';
import { withDeadline } from '../../../platform/async/deadline';
import { isDatabaseOutage } from '../../../platform/database/database-errors';
import { createAddressLimiter } from '../../../platform/http/address-limiter';
import { rateLimitKey } from '../../../platform/http/ip-address';
import { STORE_TIMEOUT_MS } from '../../../platform/http/store-in-time';
import { fingerprint } from '../../../platform/values/fingerprint';
import { createEnquiryStore, type StoredEnquiry } from './enquiry-store';

/**
 * Creates a function that stores an enquiry, or returns the one stored before with the same key.
 * Repeated keys do not count towards the rate limit, so that a client can retry after losing a response.
 */
export function createEnquirySubmitter(strapi: Core.Strapi) {
  const store = createEnquiryStore(strapi);
  const limiter = createAddressLimiter(
    strapi,
    'enquiries',
    strapi.config.get('rate-limits.enquiries'),
  );
  const singleFlight = createSingleFlight<number>();

  function repeat(stored: StoredEnquiry, requestHash: string): Outcome {
    return stored.requestHash === requestHash
      ? { kind: 'accepted', isRepeat: true, receipt: stored.receipt }
      : { kind: 'key-reused' };
  }

  async function save({ input, key }: Submission, requestHash: string): Promise<Outcome> {
    const stored = await store.insert({ input, key, requestHash });
    return stored.isNew
      ? { kind: 'accepted', isRepeat: false, receipt: stored.receipt }
      : repeat(stored, requestHash);
  }

  return async function submit(submission: Submission, address: string): Promise<Outcome> {
    const { input, key } = submission;
    const requestHash = fingerprint(input);
    const group = key ? `${rateLimitKey(address)} ${key}` : randomUUID();

    const work = singleFlight(group, async (decideOnce): Promise<Outcome> => {
      const earlier = await store.findByKey(key);
      if (earlier) return repeat(earlier, requestHash);
      let hasTakenQuota = false;
      const wait = await decideOnce(() => {
        hasTakenQuota = true;
        return limiter.consume(address);
      });
      if (wait > 0) return { kind: 'limited', retryAfter: wait };
      try {
        return await save(submission, requestHash);
      } catch (error) {
        if (hasTakenQuota) await limiter.refund(address);
        throw error;
      }
    });

    try {
      return await withDeadline(work, STORE_TIMEOUT_MS);
    } catch (error) {
      if (!isDatabaseOutage(error)) throw error;
      strapi.log.error(`Enquiry not stored, the database does not respond: ${String(error)}`);
      return { kind: 'unavailable' };
    }
  };
}
