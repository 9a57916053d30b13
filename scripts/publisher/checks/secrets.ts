/** A value that no file of a release may contain, with the name of its variable. */
type Secret = { name: string; forms: Buffer[] };

// A shorter value, such as a password of a local database, also occurs in ordinary texts.
const MIN_LENGTH = 12;

/** Returns the encodings of a value in HTML, JavaScript, JSON and URLs. */
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

export function secretsIn(content: Buffer, secrets: readonly Secret[]): string[] {
  return secrets
    .filter(({ forms }) => forms.some((form) => content.includes(form)))
    .map(({ name }) => name);
}

/** Returns how many bytes of a chunk to search again together with the next chunk. */
export function overlapOf(secrets: readonly Secret[]): number {
  const lengths = secrets.flatMap(({ forms }) => forms.map(({ length }) => length - 1));
  return Math.max(0, ...lengths);
}
