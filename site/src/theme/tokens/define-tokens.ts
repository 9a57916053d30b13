type TokenKey = string | number;

/** References of the same keys: `{ md: '10px' }` → `{ md: 'var(--r-md)' }`. */
export type TokenReferences<Values extends Record<TokenKey, string>> = {
  readonly [Key in keyof Values]: `var(--${string})`;
};

/** bgSubtle → bg-subtle */
const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns the CSS custom properties of a group: `{ md: '10px' }` with prefix `r` → `{ '--r-md':
 * '10px' }`.
 */
export function toVariables(
  prefix: string,
  values: Record<TokenKey, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`--${prefix}-${kebab(key)}`, value]),
  );
}

/**
 * Defines a group of tokens: `references` for components, and a function that returns their CSS custom
 * properties.
 */
export function defineTokens<Values extends Record<TokenKey, string>>(
  prefix: string,
  values: Values,
) {
  const keys = Object.keys(values).map((key) => [key, `var(--${prefix}-${kebab(key)})`]);
  return {
    references: Object.fromEntries(keys) as TokenReferences<Values>,
    variables: () => toVariables(prefix, values),
  };
}
