/**
 * Field schemas of request bodies. They do not convert types, unlike `string()`, `number()` and
 * `boolean()` of yup, and every message is given by the caller.
 */
import { mixed, type MixedSchema } from 'yup';

import { cleanText, hasForbiddenCharacters, visibleLength } from './clean-text';
import { isEmailAddress } from './email';
import { PHONE_MAX_LENGTH } from './phone';

type Present = NonNullable<unknown>;

const isString = (value: unknown): value is string => typeof value === 'string';

const INVALID = Symbol('invalid');

/** Creates a required field from a function that returns undefined for an invalid value. */
export function parsed<T extends Present>(
  message: string,
  parse: (raw: unknown) => T | undefined,
): MixedSchema<T> {
  return mixed((value): value is T => value !== INVALID)
    .transform((_value, raw) => parse(raw) ?? INVALID)
    .typeError(message)
    .required(message);
}

/** Creates a test that a missing optional value passes. */
const rule = (message: string, test: (value: string) => boolean) => ({
  message,
  skipAbsent: true,
  test,
});

/** Creates a required field for one of the given values. */
export function choice<const T extends string>(
  choices: readonly T[],
  message: string,
): MixedSchema<T> {
  return parsed(message, (raw) => choices.find((name) => name === raw));
}

type TextRules = {
  min?: number;
  max: number;
  multiline?: boolean;
  /** Cleans the text before it is measured. */
  clean?: (raw: string) => string;
  messages: { min: string; max: string; characters: string };
};

/** Creates a required text field; `min` counts visible characters. */
export function text({ min = 1, max, multiline, clean = cleanText, messages }: TextRules) {
  return parsed(messages.min, (raw) => (isString(raw) ? clean(raw) : undefined))
    .test(rule(messages.max, (value) => value.length <= max))
    .test(rule(messages.characters, (value) => !hasForbiddenCharacters(value, multiline)))
    .test(rule(messages.min, (value) => visibleLength(value) >= min));
}

/** Creates a required text field with one message for all rules. */
export function textWithMessage(message: string, rules: Omit<TextRules, 'messages'>) {
  return text({ ...rules, messages: { min: message, max: message, characters: message } });
}

/** Creates a required boolean. */
export function flag(message: string): MixedSchema<boolean> {
  return parsed(message, (raw) => (typeof raw === 'boolean' ? raw : undefined));
}

/**
 * Returns undefined for an invalid phone number. A parameter of schemas, because the numbering plans are
 * too large for the site.
 */
export type ParsePhone = (raw: string) => string | undefined;

/** Creates a required phone number. */
export function phoneNumber(message: string, parsePhone: ParsePhone): MixedSchema<string> {
  return parsed(message, (raw) =>
    isString(raw) && raw.length <= PHONE_MAX_LENGTH ? parsePhone(raw) : undefined,
  );
}

/** Creates a required text that is used as it is if it matches a pattern. */
export function matching(message: string, pattern: RegExp): MixedSchema<string> {
  return parsed(message, (raw) => (isString(raw) && pattern.test(raw) ? raw : undefined));
}

/** Creates a required e-mail address in lower case. */
export function emailAddress(message: string): MixedSchema<string> {
  return parsed(message, (raw) => {
    const email = isString(raw) ? raw.trim().toLowerCase() : '';
    return isEmailAddress(email) ? email : undefined;
  });
}

/** Allows a text field to be missing or blank. */
export function optional<T extends Present>(field: MixedSchema<T>): MixedSchema<T | undefined> {
  return field
    .transform((value: unknown, raw: unknown) =>
      isString(raw) && raw.trim() === '' ? undefined : value,
    )
    .optional();
}

/** Creates an optional field that is missing if `parse` returns undefined; it is never refused. */
export function lenient<T extends Present>(
  parse: (raw: unknown) => T | undefined,
): MixedSchema<T | undefined> {
  return mixed((_value): _value is T => true)
    .transform((_value, raw) => parse(raw))
    .optional();
}

/** Allows a field to be null or an empty text; the value is then null. */
export function nullIfEmpty<T>(field: MixedSchema<T>): MixedSchema<T | null> {
  return field
    .transform((value: unknown, raw: unknown) => (raw === null || raw === '' ? null : value))
    .nullable();
}
