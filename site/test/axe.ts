import { toHaveNoViolations } from 'jest-axe';

// Not part of `setup.ts`: most tests do not use axe, which takes a fifth of a second to load.
expect.extend(toHaveNoViolations);

export { axe } from 'jest-axe';
