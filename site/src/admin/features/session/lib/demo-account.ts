import type { SignInValues } from './sign-in-schema.ts';

/** The account of a demonstration; null unless the site was built for one. */
export function demoAccount(): SignInValues | null {
  const email = process.env.GATSBY_DEMO_EMAIL;
  const password = process.env.GATSBY_DEMO_PASSWORD;
  return email && password ? { email, password } : null;
}
