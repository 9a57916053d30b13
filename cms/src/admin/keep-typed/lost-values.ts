import { canonicalJson } from '../../lib/canonical-json';

type Values = Readonly<Record<string, unknown>>;

/** The form when somebody pressed «Guardar». */
export type Submitted = {
  typed: Values;
  /** What it had before anybody typed. */
  loaded: Values;
  /** When what is stored was last changed: saving changes it. */
  storedAt: string;
};

/**
 * Whether a submitted form shows again what it had before anybody typed, and was not saved: after a
 * save, a relation looks as it did before it was changed.
 */
export function isLost({ loaded, storedAt }: Submitted, values: Values, nowStoredAt: string) {
  return storedAt === nowStoredAt && canonicalJson(values) === canonicalJson(loaded);
}
