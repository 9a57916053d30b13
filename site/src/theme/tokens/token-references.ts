type TokenKey = string | number;

type TokenReferences<Values extends Record<TokenKey, string>> = {
  readonly [Key in keyof Values]: `var(--${string})`;
};

/**
 * Returns the CSS custom properties of a group: `{ md: '10px' }` with prefix `r` → `{ '--r-md':
 * '10px' }`.
 */
export function toVariables(
  prefix: string,
  values: Record<TokenKey, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [`--${prefix}-${key}`, value]),
  );
}

/** Returns the `var(--…)` references for components, by the same keys. */
export function toReferences<Values extends Record<TokenKey, string>>(
  prefix: string,
  values: Values,
): TokenReferences<Values> {
  return Object.fromEntries(
    Object.keys(values).map((key) => [key, `var(--${prefix}-${key})`]),
  ) as TokenReferences<Values>;
}
