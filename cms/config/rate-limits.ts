import { ATTEMPT_LIMITS } from '../contracts/session';
import type { CmsVariable } from '../contracts/variables';
import { createEnvReader, type EnvSource } from '../src/platform/env/env-reader';

const isCount = (value: string) => /^[1-9]\d{0,6}$/.test(value);

/** Limits per client address, and per account, for the public endpoints. */
export default function rateLimits(_params: unknown, source: EnvSource = process.env) {
  const env = createEnvReader(source);
  const count = (name: CmsVariable, fallback: number) =>
    Number(env.optional(name, 'a whole number from 1', isCount) ?? fallback);
  const limits = {
    enquiries: {
      perMinute: count('RATE_LIMIT_ENQUIRIES_PER_MINUTE', 5),
      perHour: count('RATE_LIMIT_ENQUIRIES_PER_HOUR', 30),
    },
    contactIntents: {
      perMinute: count('RATE_LIMIT_CONTACT_INTENTS_PER_MINUTE', 10),
      perHour: count('RATE_LIMIT_CONTACT_INTENTS_PER_HOUR', 60),
    },
    missingAddresses: {
      perMinute: count('RATE_LIMIT_MISSING_ADDRESSES_PER_MINUTE', 10),
      perHour: count('RATE_LIMIT_MISSING_ADDRESSES_PER_HOUR', 60),
    },
    speed: {
      perMinute: count('RATE_LIMIT_SPEED_PER_MINUTE', 30),
      perHour: count('RATE_LIMIT_SPEED_PER_HOUR', 300),
    },
    newsletter: {
      perMinute: count('RATE_LIMIT_NEWSLETTER_PER_MINUTE', 5),
      perHour: count('RATE_LIMIT_NEWSLETTER_PER_HOUR', 30),
    },
    signIn: { failures: count('RATE_LIMIT_SIGN_IN_FAILURES', ATTEMPT_LIMITS.failures) },
  };
  env.finish();
  return limits;
}
