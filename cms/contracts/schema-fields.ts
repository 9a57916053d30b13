/**
 * Field schemas of request bodies. They do not convert types, unlike `string()`, `number()` and
 * `boolean()` of yup, and every message is given by the caller.
 */
import { mixed, type MixedSchema } from 'yup';

import { describeEmailProblem, parseEmailAddress } from './email';
import { describeExcess } from './excess';
import { readPhone, toE164 } from './read-phone';
import { hasNul, isBlank, normaliseInput, visibleLength } from './text';
import { hasLongYear, LONG_YEAR_MESSAGE } from './zoned-time';

type Present = NonNullable<unknown>;

const isString = (value: unknown): value is string => typeof value === 'string';

const INVALID = Symbol('invalid');

/** A message, or a function that writes it for what was sent. */
type FieldMessage = string | ((params: { originalValue?: unknown }) => string);

/** Creates a required field from a function that returns undefined for an invalid value. */
export function parsed<T extends Present>(
  message: FieldMessage,
  parse: (raw: unknown) => T | undefined,
): MixedSchema<T> {
  return mixed((value): value is T => value !== INVALID)
    .transform((_value, raw) => parse(raw) ?? INVALID)
    .typeError(message)
    .required(message);
}

/** Returns the message of a date field, which names a year of more than four digits. */
export function dateMessage(message: string): FieldMessage {
  return ({ originalValue }) => (hasLongYear(String(originalValue)) ? LONG_YEAR_MESSAGE : message);
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
  /** Normalises the text before it is measured. */
  normalise?: (raw: string) => string;
  messages: { min: string; characters: string };
};

/**
 * Creates a required text field; `min` counts visible characters. Text pasted from other programs is
 * normalised; only NUL is refused. The message for a text over `max` says by how much.
 */
export function text({ min = 1, max, multiline, normalise, messages }: TextRules) {
  const toValue = normalise ?? ((raw: string) => normaliseInput(raw, multiline));
  return parsed(messages.min, (raw) => {
    if (!isString(raw)) return undefined;
    return hasNul(raw) ? raw : toValue(raw);
  })
    .test({
      name: 'max',
      skipAbsent: true,
      test(value, context) {
        const message = describeExcess(value.length, max);
        return message === undefined || context.createError({ message });
      },
    })
    .test(rule(messages.characters, (value) => !hasNul(value)))
    .test(rule(messages.min, (value) => visibleLength(value) >= min));
}

/** Creates a required text field with one message for all other rules. */
export function textWithMessage(message: string, rules: Omit<TextRules, 'messages'>) {
  return text({ ...rules, messages: { min: message, characters: message } });
}

/** Creates a required boolean. */
export function flag(message: string): MixedSchema<boolean> {
  return parsed(message, (raw) => (typeof raw === 'boolean' ? raw : undefined));
}

/** Creates a required phone number in E.164, without an extension. */
export function phoneNumber(message: string): MixedSchema<string> {
  return parsed(message, (raw) => (isString(raw) ? toE164(raw) : undefined));
}

/** Creates a required text with a number that can be dialled, such as '951 123 4567 ext. 104'. */
export function phoneText(message: string): MixedSchema<string> {
  return parsed(message, (raw) =>
    isString(raw) && readPhone(raw) ? normaliseInput(raw) : undefined,
  );
}

/** Creates a required text that is used as it is if it matches a pattern. */
export function matching(message: string, pattern: RegExp): MixedSchema<string> {
  return parsed(message, (raw) => (isString(raw) && pattern.test(raw) ? raw : undefined));
}

const describeEmail = ({ originalValue: raw }: { originalValue?: unknown }) =>
  describeEmailProblem(isString(raw) ? raw : '');

/** Creates a required e-mail address. */
export function emailAsTyped(): MixedSchema<string> {
  return parsed(describeEmail, (raw) => (isString(raw) ? parseEmailAddress(raw) : undefined));
}

/** Creates a required e-mail address in lower case. */
export function emailAddress(message: FieldMessage = describeEmail): MixedSchema<string> {
  return parsed(message, (raw) =>
    isString(raw) ? parseEmailAddress(raw)?.toLowerCase() : undefined,
  );
}

/** Allows a text field to be missing or blank. */
export function optional<T extends Present>(field: MixedSchema<T>): MixedSchema<T | undefined> {
  return field
    .transform((value: unknown, raw: unknown) =>
      isString(raw) && isBlank(raw) && !hasNul(raw) ? undefined : value,
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

/** Like `nullIfEmpty`, also for a text without visible characters. */
export function nullIfBlank<T>(field: MixedSchema<T>): MixedSchema<T | null> {
  return nullIfEmpty(field).transform((value: unknown, raw: unknown) =>
    isString(raw) && isBlank(raw) && !hasNul(raw) ? null : value,
  );
}
