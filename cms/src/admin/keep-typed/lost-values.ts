import { canonicalJson } from '../../lib/canonical-json';

type Values = Readonly<Record<string, unknown>>;

/** What the form shows, and what it had before anybody typed. */
type Shown = { values: Values; loaded: Values };

/** The form when somebody pressed «Guardar». */
export type Submitted = Shown & {
  /** When what is stored was last changed: saving changes it. */
  storedAt: string;
};

/** When what is stored was last changed, and whether by who is signed in. */
type Stored = { storedAt: string; isOwn: boolean };

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

/** Whether what was submitted is stored: somebody else may have saved the entry meanwhile. */
export function isSaved(submitted: Submitted, { storedAt, isOwn }: Stored): boolean {
  return isOwn && storedAt !== submitted.storedAt;
}

/** Whether a form that was submitted shows what is stored, instead of what was typed. */
export function isLost({ values: typed }: Submitted, { values, loaded }: Shown): boolean {
  return isSame(values, loaded) && !isSame(values, typed);
}

/** What was typed, in what is shown now: what somebody else changed in other fields stays. */
export function putBack({ values: typed, loaded }: Submitted, shown: Values): Values {
  const changed = Object.entries(typed).filter(([field, value]) => !isSame(value, loaded[field]));
  return { ...shown, ...Object.fromEntries(changed) };
}
