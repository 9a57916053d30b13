/** Values that must not be in any file of a release, by the name of their variable. */
export type Secret = { name: string; forms: Buffer[] };

// A shorter one, such as a password of a local database, stands in ordinary texts too.
const MIN_LENGTH = 12;

/** The ways a value may be written in HTML, JavaScript, JSON or an address. */
function formsOf(value: string): Buffer[] {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const forms = [value, escaped, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)];
  return [...new Set(forms)].map((form) => Buffer.from(form));
}

export function toSecrets(values: Record<string, string>): Secret[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value.length < MIN_LENGTH ? [] : [{ name, forms: formsOf(value) }],
  );
}

/** The names of the secrets that a piece of a file holds. */
export function secretsIn(content: Buffer, secrets: readonly Secret[]): string[] {
  return secrets
    .filter(({ forms }) => forms.some((form) => content.includes(form)))
    .map(({ name }) => name);
}

/** How much of a piece has to be looked at again together with the next one. */
export function overlapOf(secrets: readonly Secret[]): number {
  const lengths = secrets.flatMap(({ forms }) => forms.map(({ length }) => length - 1));
  return Math.max(0, ...lengths);
}
