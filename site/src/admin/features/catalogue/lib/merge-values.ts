type Merge<Values> = {
  /** What was typed and is kept. */
  mine: Partial<Values>;
  /** Fields that the other person changed as well. */
  clashes: (keyof Values & string)[];
};

/**
 * What was typed over an entry that somebody else has changed meanwhile.
 * @param base what both began with
 */
export function mergeValues<Values extends object>(
  base: Values,
  typed: Values,
  theirs: Values,
): Merge<Values> {
  const fields = Object.keys(base) as (keyof Values & string)[];
  const changed = fields.filter((field) => differ(base[field], typed[field]));
  return {
    mine: Object.fromEntries(changed.map((field) => [field, typed[field]])) as Partial<Values>,
    clashes: changed.filter(
      (field) => differ(base[field], theirs[field]) && differ(typed[field], theirs[field]),
    ),
  };
}

/** Values of forms are plain data, written by the same code in the same order. */
function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}
