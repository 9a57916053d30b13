const EMAIL = /[^\s@"'`<>(),;:=]{1,64}@[^\s@"'`<>(),;:=]{1,255}/g;
const TOKEN = /\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}|\bBearer\s+\S+/g;
// PostgreSQL and SQLite quote the invalid value.
const QUOTED_VALUE = /((?:invalid input syntax for [^:]{1,80}|out of range)[^:]{0,80}: )"[^"]*"/g;
const QUERY = /\?[^\s"'`)]{1,2048}=[^\s"'`)]{0,2048}/g;
const PASSWORD_IN_URL = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,512}@/gi;

/**
 * Removes e-mail addresses, tokens, passwords and query values, which must not be logged. A last line
 * of defence for messages of third-party code; our own messages contain none of these.
 */
export function scrub(text: string): string {
  return text
    .replace(PASSWORD_IN_URL, '$1')
    .replace(TOKEN, '[clave]')
    .replace(EMAIL, '[correo]')
    .replace(QUOTED_VALUE, '$1[valor]')
    .replace(QUERY, '?[consulta]');
}
