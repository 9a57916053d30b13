import { randomUUID } from 'node:crypto';

import type { Core } from '@strapi/strapi';

import { createAddressLimiter } from '../../../lib/address-limiter';
import { fingerprint } from '../../../lib/fingerprint';
import { rateLimitKey } from '../../../lib/client-address';
import { isDatabaseOutage } from '../../../lib/database-errors';
import { withDeadline } from '../../../lib/deadline';
import { createSharedDecision } from '../../../lib/shared-decision';
import { createEnquiryStore, type StoredEnquiry } from '../lib/enquiry-store';
import type { Outcome } from '../lib/outcome';
import { findSpamReason } from '../lib/spam';
import type { Submission } from '../validation/submission';

// The contract promises an answer within 10 s, whatever the database does.
const STORE_MS = 7_000;

export default function enquiryService({ strapi }: { strapi: Core.Strapi }) {
  const store = createEnquiryStore(strapi);
  const limiter = createAddressLimiter(
    strapi,
    'enquiries',
    strapi.config.get('rate-limits.enquiries'),
  );
  const together = createSharedDecision<number>();

  function repeat(stored: StoredEnquiry, requestHash: string): Outcome {
    return stored.requestHash === requestHash
      ? { kind: 'accepted', isRepeat: true, receipt: stored.receipt }
      : { kind: 'key-reused' };
  }

  async function save({ input, key }: Submission, requestHash: string): Promise<Outcome> {
    if (input.newsletter && !findSpamReason(input)) {
      await strapi
        .service('api::newsletter-subscription.newsletter-subscription')
        .subscribe(input.email);
    }
    const stored = await store.insert({ input, key, requestHash });
    return stored.isNew
      ? { kind: 'accepted', isRepeat: false, receipt: stored.receipt }
      : repeat(stored, requestHash);
  }

  return {
    /**
     * Stores an enquiry, or finds the one that its key stored before. Repeats of a key do not count
     * for the limit of the address: a client that lost an answer must be able to ask again.
     */
    async submit(submission: Submission, address: string): Promise<Outcome> {
      const { input, key } = submission;
      const requestHash = fingerprint(input);
      const room = key ? `${rateLimitKey(address)} ${key}` : randomUUID();

      const work = together(room, async (decide): Promise<Outcome> => {
        const earlier = await store.findByKey(key);
        if (earlier) return repeat(earlier, requestHash);
        let isMine = false;
        const wait = await decide(() => {
          isMine = true;
          return limiter.take(address);
        });
        if (wait > 0) return { kind: 'limited', retryAfter: wait };
        try {
          return await save(submission, requestHash);
        } catch (error) {
          if (isMine) await limiter.giveBack(address);
          throw error;
        }
      });

      try {
        return await withDeadline(work, STORE_MS);
      } catch (error) {
        if (!isDatabaseOutage(error)) throw error;
        strapi.log.error(`Enquiry not stored, the database does not answer: ${String(error)}`);
        return { kind: 'unavailable' };
      }
    },
  };
}
