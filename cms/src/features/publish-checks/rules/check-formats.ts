import { isEmailAddress } from '../../../../contracts/email';
import { toE164 } from '../../../../contracts/read-phone';
import { textOf } from '../../../content-model/entry';
import type { EntryField } from '../../../content-model/fields-of';
import { toClock } from '../../../platform/values/clock';
import { INVALID_PHONE_REASON } from '../../../platform/values/phone';
import { fieldCheck } from './publish-check';

type Format = 'phone' | 'email' | 'web' | 'clock' | 'time';

/** Texts in a machine-readable format, by owner and field. */
const FORMATS: Readonly<Record<string, Format>> = {
  'content-types.api::site-settings.site-settings.phone': 'phone',
  'content-types.api::site-settings.site-settings.whatsapp': 'phone',
  'content-types.api::site-settings.site-settings.email': 'email',
  'content-types.api::site-settings.site-settings.mapsUrl': 'web',
  'content-types.api::client.client.url': 'web',
  'components.shared.social-link.url': 'web',
  'components.shared.business-hours.opens': 'clock',
  'components.shared.business-hours.closes': 'clock',
  'components.shared.chat-line.time': 'time',
};
const INTEGER_MAX = 2 ** 31 - 1;

const RULES: Readonly<Record<Format, { isValid: (text: string) => boolean; reason: string }>> = {
  phone: {
    isValid: (text) => toE164(text) !== undefined,
    reason: INVALID_PHONE_REASON,
  },
  email: { isValid: isEmailAddress, reason: 'no es un correo, como hola@empresa.mx' },
  web: {
    isValid: (text) => /^https:\/\/\S+$/i.test(text) && URL.canParse(text),
    reason: 'no es una dirección completa, con https://',
  },
  clock: {
    isValid: (text) => toClock(text) !== undefined,
    reason: 'no es una hora, como 09:00 o 18:30',
  },
  time: {
    isValid: (text) => /^([01]?\d|2[0-3]):[0-5]\d$/.test(text),
    reason: 'no es una hora, como 9:05 o 18:30',
  },
};

const formatOf = (owner: string, name: string) => FORMATS[`${owner}.${name}`];

export function isPhoneField(owner: string, name: string): boolean {
  return formatOf(owner, name) === 'phone';
}

/** Returns true for fields that hold a time of day. */
export function isClockField(owner: string, name: string): boolean {
  return formatOf(owner, name) === 'clock';
}

/** Returns true for fields that hold a URL of another site. */
export function isWebField(owner: string, name: string): boolean {
  return formatOf(owner, name) === 'web';
}

function describeProblem({ owner, name, attribute, value }: EntryField): string | undefined {
  if (attribute.type === 'integer' && Math.abs(Number(value)) > INTEGER_MAX) {
    return 'es demasiado grande';
  }
  const format = formatOf(owner, name);
  const text = textOf(value);
  if (format === undefined || text === '' || RULES[format].isValid(text)) return undefined;
  return RULES[format].reason;
}

/** Rejects invalid telephone numbers, e-mail addresses, URLs, times and integers. */
export const formatCheck = fieldCheck((field) => {
  const reason = describeProblem(field);
  return reason && `«${field.place}»: «${String(field.value)}» ${reason}.`;
});
