import { invalidField } from './errors';

const SHOWN = 40;

/** @throws HttpError naming the first parameter of the query that is not allowed */
export function refuseUnknownParams(query: object, allowed: readonly string[]): void {
  const unknown = Object.keys(query).find((name) => !allowed.includes(name));
  if (unknown) throw invalidField([unknown.slice(0, SHOWN)], 'Este parámetro no está permitido');
}
