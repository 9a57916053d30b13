import { parseNetworks } from '@tequiora/cms/contracts/networks.ts';
import { isAddressList, parseSender } from '@tequiora/cms/contracts/parse-sender.ts';

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

function isUrl(value: string, protocols: readonly string[]): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(value);
    decodeURIComponent(username + password);
    // PostgreSQL may listen on a socket: postgres:///name?host=/run/postgresql
    return protocols.includes(protocol) && (hostname !== '' || protocol.startsWith('postgres'));
  } catch {
    return false;
  }
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

/** Makes a variable optional: parses an empty value as `empty`. */
export const optional = <T, Empty>(required: EnvField<T>, empty: Empty): EnvField<T | Empty> => ({
  ...required,
  parse: (value) => (value === '' ? empty : required.parse(value)),
  fallback: '',
});

export const port = (fallback: string): EnvField<number> => ({
  parse: parsePort,
  expects: 'un número de puerto entre 1 y 65535',
  fallback,
});

export const optionalPort: EnvField<number | null> = optional(
  { parse: parsePort, expects: 'un número de puerto entre 1 y 65535, o nada' },
  null,
);

/** A whole number from `first`; empty for the program's own default. */
export const optionalCount = (first: 0 | 1): EnvField<string> =>
  optional(
    {
      parse: when((value) => /^\d{1,7}$/.test(value) && Number(value) >= first),
      expects: `un número entero desde ${first}, o nada`,
    },
    '',
  );

export const text = (expects: string, fallback: string): EnvField<string> => ({
  parse: (value) => value,
  expects,
  fallback,
});

export const oneOf = <const T extends string>(choices: readonly T[], fallback: T): EnvField<T> => ({
  parse: (value) => choices.find((choice) => choice === value),
  expects: choices.join(' o '),
  fallback,
});

/** false unless it is set. */
export const flag: EnvField<boolean> = {
  parse: (value) => (value === 'true' ? true : value === 'false' ? false : undefined),
  expects: 'true o false',
  fallback: 'false',
};

/** An http address, parsed without its trailing slash. */
export const webAddress: EnvField<string> = {
  parse: (value) =>
    isUrl(value, ['http:', 'https:']) ? value.trim().replace(/\/+$/, '') : undefined,
  expects: 'una dirección como https://ejemplo.com',
};

export const optionalUrl = (protocols: string[], example: string): EnvField<string> =>
  optional(
    {
      parse: when((value) => isUrl(value, protocols)),
      expects: `una dirección como ${example}, con los signos de la clave en su forma codificada (%25 para %, %40 para @), o nada`,
      isSecret: true,
    },
    '',
  );

/** `s3://KEY:SECRET@HOST/BUCKET/FOLDER`; `s3+http://` on a test machine. */
export const copyAddress: EnvField<string> = optional(
  {
    parse: when((value) => {
      if (!isUrl(value, ['s3:', 's3+http:'])) return false;
      const { username, password, pathname } = new URL(value);
      return Boolean(username && password) && /^\/[a-z0-9][a-z0-9.-]+(\/|$)/.test(pathname);
    }),
    expects:
      'una dirección como s3://clave:secreto@equipo/almacen/carpeta, con los signos del secreto en su forma codificada (%2F para /), o nada',
    isSecret: true,
  },
  '',
);

export const passphrase: EnvField<string> = optional(
  {
    // Files of secrets quote a value with one of the two quotation marks.
    parse: when((value) => value.length >= 20 && !(value.includes("'") && value.includes('"'))),
    expects: 'una frase de al menos 20 caracteres, con un solo tipo de comillas',
    isSecret: true,
  },
  '',
);

export const email: EnvField<string> = {
  parse: when((value) => EMAIL.test(value)),
  expects: 'una dirección de correo',
};

export const sender: EnvField<string> = optional(
  {
    parse: when((value) => parseSender(value) !== undefined),
    expects: 'un remitente como Tequiora <avisos@ejemplo.com>',
  },
  '',
);

export const recipients: EnvField<string> = optional(
  {
    parse: when(isAddressList),
    expects: 'una o varias direcciones de correo separadas por comas, o nada',
  },
  '',
);

function isNetworkList(value: string): boolean {
  try {
    return Boolean(parseNetworks(value, 'the list'));
  } catch {
    return false;
  }
}

export const networks: EnvField<string> = optional(
  {
    parse: when(isNetworkList),
    expects: 'direcciones o redes como 10.0.0.0/8, separadas por espacios, o nada',
  },
  '',
);

export const password: EnvField<string> = {
  parse: when(isPassword),
  expects: '8 caracteres o más con una minúscula, una mayúscula y un dígito',
  isSecret: true,
};

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
