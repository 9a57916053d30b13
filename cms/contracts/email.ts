/** Longest address that mail servers accept (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

export const EMAIL_MESSAGE = 'Por favor ingresa un email válido';

const LOCAL_MAX_LENGTH = 64;
const LABEL_MAX_LENGTH = 63;
const LOCAL_WORD = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;
const LABEL = /^[a-z0-9-]+$/i;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]+[a-z])$/i;

/**
 * Returns whether `value` is one bare e-mail address, in time linear in its length. Common regular
 * expressions (such as that of yup 0.32 in Strapi) take exponential time on `a@a.a.a…!`.
 */
export function isEmailAddress(value: string): boolean {
  if (value.length > EMAIL_MAX_LENGTH) return false;
  const parts = value.split('@');
  const [local, domain] = parts;
  if (parts.length !== 2 || !local || !domain || local.length > LOCAL_MAX_LENGTH) return false;
  const labels = domain.split('.');
  return (
    local.split('.').every((word) => LOCAL_WORD.test(word)) &&
    labels.length >= 2 &&
    labels.every(isLabel) &&
    TOP_LEVEL.test(labels.at(-1) ?? '')
  );
}

function isLabel(label: string): boolean {
  return (
    label.length <= LABEL_MAX_LENGTH &&
    LABEL.test(label) &&
    !label.startsWith('-') &&
    !label.endsWith('-')
  );
}
