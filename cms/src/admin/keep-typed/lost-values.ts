import { canonicalJson } from '../../lib/canonical-json';

type Values = Readonly<Record<string, unknown>>;

/** A form, as when somebody pressed «Guardar». */
export type EntryForm = {
  values: Values;
  /** What it had before anybody typed. */
  loaded: Values;
  /** When what is stored was last changed: saving changes it. */
  storedAt: string;
};

/** When what is stored was last changed, and whether by who is signed in. */
type Stored = { storedAt: string; isOwn: boolean };

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

/** Whether what was submitted is stored: somebody else may have saved the entry meanwhile. */
export function isSaved(submitted: EntryForm, { storedAt, isOwn }: Stored): boolean {
  return isOwn && storedAt !== submitted.storedAt;
}

/**
 * Whether a form that was submitted shows what is stored, instead of what was typed. What is saved
 * and not read anew yet is no such form: it shows what was typed, but relations as before.
 */
export function isLost(submitted: EntryForm, { values, loaded, storedAt }: EntryForm): boolean {
  const stored = storedAt === submitted.storedAt ? submitted.loaded : loaded;
  return isSame(values, stored) && !isSame(values, submitted.values);
}

/** What was typed, in what is shown now: what somebody else changed in other fields stays. */
export function putBack({ values: typed, loaded }: EntryForm, shown: Values): Values {
  const changed = Object.entries(typed).filter(([field, value]) => !isSame(value, loaded[field]));
  return { ...shown, ...Object.fromEntries(changed) };
}
