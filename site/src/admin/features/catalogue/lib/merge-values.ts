type Merge<Values> = {
  /** Local changes to keep. */
  mine: Partial<Values>;
  /** Fields that both users changed to different values. */
  conflicts: (keyof Values & string)[];
};

/**
 * Merges the local changes into a newer version of the entry, as a three-way merge.
 * @param base values before both changes
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
    conflicts: changed.filter(
      (field) => differ(base[field], theirs[field]) && differ(typed[field], theirs[field]),
    ),
  };
}

/** Compares as JSON: form values are built by the same code, so their keys have the same order. */
function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}
