import type { FieldProblem } from '../../contracts/error';
import { type Fields, isRecord, readFields } from '../lib/fields';
import { invalid, invalidField } from '../lib/refusal';
import type { Kind, Values } from './kind';

export type Change = {
  /** Exactly what was sent. */
  sent: Values;
  /** When the sender last saw the entry change. */
  seenAt?: Date;
};

function readMoment(raw: unknown): Date {
  const moment = typeof raw === 'string' ? new Date(raw) : new Date(NaN);
  if (Number.isNaN(moment.getTime())) {
    throw invalidField(['updatedAt'], 'La fecha de la última modificación no es válida');
  }
  return moment;
}

/** The body of a call that saves. @throws Refusal when there is none */
export function readChange(body: unknown): Change {
  if (!isRecord(body) || !isRecord(body.data)) {
    throw invalidField(['data'], 'Envía los datos en el campo «data»');
  }
  const { updatedAt, ...sent } = body.data;
  return { sent, seenAt: updatedAt === undefined ? undefined : readMoment(updatedAt) };
}

/**
 * Reads all fields of an entry, or with `isPartial` those that are there.
 * @throws Refusal with every problem, also those that `findMore` knows
 */
export async function readEntry(
  kind: Kind,
  data: Values,
  isPartial: boolean,
  findMore: (values: Values) => Promise<FieldProblem[]>,
): Promise<Values> {
  const wanted = Object.entries(kind.fields).filter(
    ([name]) => !isPartial || Object.hasOwn(data, name),
  );
  const fields = Object.fromEntries(wanted) as Fields<Values>;
  const read = readFields<Values>(data, fields, 'Este campo no está permitido');
  if (!read.ok) throw invalid(read.problems, 'Revisa los datos marcados');
  const problems = await findMore(read.value);
  if (problems.length > 0) throw invalid(problems, 'Revisa los datos marcados');
  return read.value;
}
