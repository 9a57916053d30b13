import { isEmailAddress } from '../../../contracts/email';
import type { CmsVariable } from '../../../contracts/variables';

export type EnvSource = Record<string, string | undefined>;

type Check = (value: string) => boolean;

/** Lists every problem found, so that one start shows everything to fix. */
export class EnvError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      [
        'The environment is not complete. See .env.example.',
        ...problems.map((p) => `  - ${p}`),
      ].join('\n'),
    );
    this.name = 'EnvError';
    // Operators read this error; a stack trace does not help them.
    this.stack = undefined;
  }
}

function isHttpUrl(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/**
 * Reads variables from `source` and collects what is missing or malformed. Values are valid only
 * after `finish()`, which throws an EnvError for all problems together.
 */
export function createEnvReader(source: EnvSource) {
  const problems: string[] = [];

  function optional(name: CmsVariable, expects: string, isValid: Check = () => true) {
    const value = source[name]?.trim();
    if (!value) return undefined;
    if (!isValid(value)) problems.push(`${name} is malformed: it expects ${expects}`);
    return value;
  }

  function required(name: CmsVariable, expects: string, isValid?: Check) {
    const value = optional(name, expects, isValid);
    if (value === undefined) problems.push(`${name} is missing: it expects ${expects}`);
    return value ?? '';
  }

  return {
    optional,
    required,
    report: (problem: string) => problems.push(problem),
    oneOf<T extends string>(name: CmsVariable, choices: readonly T[], fallback: T): T {
      const isChoice = (value: string): value is T => choices.some((choice) => choice === value);
      const value = optional(name, choices.join(' or '), isChoice);
      return value !== undefined && isChoice(value) ? value : fallback;
    },
    port(name: CmsVariable, fallback: number) {
      const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65535;
      return Number(optional(name, 'a port number from 0 to 65535', isPort) ?? fallback);
    },
    flag(name: CmsVariable) {
      const isFlag = (value: string) => value === 'true' || value === 'false';
      return optional(name, 'true or false', isFlag) === 'true';
    },
    url(name: CmsVariable, fallback: string) {
      const value = optional(name, 'an address such as https://example.com', isHttpUrl);
      return (value ?? fallback).replace(/\/+$/, '');
    },
    email(name: CmsVariable) {
      return optional(name, 'an e-mail address', isEmailAddress);
    },
    finish() {
      if (problems.length > 0) throw new EnvError(problems);
    },
  };
}

export type EnvReader = ReturnType<typeof createEnvReader>;
