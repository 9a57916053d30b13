import type { SignInValues } from './sign-in-schema.ts';

/** Returns the demo account; null outside demo builds. */
export function demoAccount(): SignInValues | null {
  const email = process.env.GATSBY_DEMO_EMAIL;
  const password = process.env.GATSBY_DEMO_PASSWORD;
  return email && password ? { email, password } : null;
}
