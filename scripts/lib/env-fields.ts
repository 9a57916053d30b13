/** Schema of one variable. `parse` returns undefined for an invalid value. */
export type EnvField<T> = {
  parse: (value: string) => T | undefined;
  /** Completes the Spanish sentence "se espera …". */
  expects: string;
  /** Default for a missing or empty variable; without one the variable is required. */
  fallback?: string;
  /** Error messages do not include the value. */
  isSecret?: boolean;
};

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/;
const MIN_SECRET_LENGTH = 32;

function when(test: (value: string) => boolean): (value: string) => string | undefined {
  return (value) => (test(value) ? value : undefined);
}

function isUrl(protocols: string[]): (value: string) => boolean {
  return (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function parsePort(value: string): number | undefined {
  const port = Number(value);
  return /^\d{1,5}$/.test(value) && port > 0 && port < 65_536 ? port : undefined;
}

function isPassword(value: string): boolean {
  return value.length >= 8 && /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);
}

function isProductionSecret(value: string): boolean {
  return value.length >= MIN_SECRET_LENGTH && !isExample(value);
}

/** Returns whether a value is a placeholder of `.env.example`. */
export function isExample(value: string): boolean {
  return value.startsWith('ejemplo-');
}

export const port = (fallback: number): EnvField<number> => ({
  parse: parsePort,
  expects: 'un número de puerto entre 1 y 65535',
  fallback: String(fallback),
});

/** Defines a port, or null for an empty value. */
export const optionalPort = (): EnvField<number | null> => ({
  parse: (value) => (value === '' ? null : parsePort(value)),
  expects: 'un número de puerto entre 1 y 65535, o nada',
  fallback: '',
});

export const text = (expects: string, fallback?: string): EnvField<string> => ({
  parse: when((value) => fallback !== undefined || value.length > 0),
  expects,
  fallback,
});

export const oneOf = <T extends string>(choices: readonly T[], fallback: T): EnvField<T> => ({
  parse: (value) => choices.find((choice) => choice === value),
  expects: choices.join(' o '),
  fallback,
});

export const flag = (fallback: boolean): EnvField<boolean> => ({
  parse: (value) => (value === 'true' ? true : value === 'false' ? false : undefined),
  expects: 'true o false',
  fallback: String(fallback),
});

/** Defines an http address, parsed without its trailing slash. */
export const webAddress = (): EnvField<string> => ({
  parse: (value) =>
    isUrl(['http:', 'https:'])(value) ? value.trim().replace(/\/+$/, '') : undefined,
  expects: 'una dirección como https://ejemplo.com',
});

export const optionalUrl = (protocols: string[], example: string): EnvField<string> => ({
  parse: when((value) => value === '' || isUrl(protocols)(value)),
  expects: `una dirección como ${example}, o nada`,
  fallback: '',
  isSecret: true,
});

/** Defines an http address or nothing, parsed without its trailing slash. */
export const optionalAddress = (): EnvField<string> => ({
  ...webAddress(),
  parse: (value) => (value === '' ? '' : webAddress().parse(value)),
  fallback: '',
});

/** Defines a secret from an external service, or nothing. */
export const givenSecret = (): EnvField<string> => ({
  ...text('un secreto', ''),
  isSecret: true,
});

export const email = (fallback?: string): EnvField<string> => ({
  parse: when((value) => (fallback === '' && value === '') || EMAIL.test(value)),
  expects: 'una dirección de correo',
  fallback,
});

export const password = (): EnvField<string> => ({
  parse: when(isPassword),
  expects: '8 caracteres o más con una minúscula, una mayúscula y un dígito',
  isSecret: true,
});

/** Defines a password, or nothing. */
export const optionalPassword = (): EnvField<string> => ({
  ...password(),
  parse: when((value) => value === '' || isPassword(value)),
  fallback: '',
});

/** Defines one or more secrets, separated by commas; in production long and not an example. */
export const secret = (isProduction: boolean): EnvField<string> => ({
  parse: when((value) =>
    value.split(',').every((one) => (isProduction ? isProductionSecret(one) : one.length > 0)),
  ),
  expects: isProduction
    ? `un secreto al azar de ${MIN_SECRET_LENGTH} caracteres o más, que no sea el de ejemplo`
    : 'un secreto al azar',
  isSecret: true,
});
