import { SIGN_IN_FAILURES_PER_MINUTE } from '../contracts/session';
import { createEnvReader, type EnvSource } from '../src/lib/env-reader';

const isCount = (value: string) => /^[1-9]\d{0,6}$/.test(value);

/** How often one address, or account, may use the endpoints that are open to everybody. */
export default function rateLimits(_params: unknown, source: EnvSource = process.env) {
  const env = createEnvReader(source);
  const count = (name: string, fallback: number) =>
    Number(env.optional(name, 'a whole number from 1', isCount) ?? fallback);
  const limits = {
    enquiries: {
      perMinute: count('RATE_LIMIT_ENQUIRIES_PER_MINUTE', 5),
      perHour: count('RATE_LIMIT_ENQUIRIES_PER_HOUR', 30),
    },
    newsletter: {
      perMinute: count('RATE_LIMIT_NEWSLETTER_PER_MINUTE', 5),
      perHour: count('RATE_LIMIT_NEWSLETTER_PER_HOUR', 30),
    },
    signIn: {
      failuresPerMinute: count(
        'RATE_LIMIT_SIGN_IN_FAILURES_PER_MINUTE',
        SIGN_IN_FAILURES_PER_MINUTE,
      ),
    },
    panel: { failuresPer5Minutes: count('RATE_LIMIT_PANEL_SIGN_INS', 5) },
  };
  env.finish();
  return limits;
}
