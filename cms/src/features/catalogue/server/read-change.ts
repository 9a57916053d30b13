import type { FieldProblem } from '../../../../contracts/error';
import { isRecord } from '../../../../contracts/is-record';
import { invalid, invalidField } from '../../../platform/http/refusal';
import { type Fields, readFields } from '../../../platform/values/fields';
import type { Kind, Values } from './kind';

export type Change = {
  /** The fields of the request as they were sent. */
  sent: Values;
  /** `updatedAt` of the version that the sender edited. */
  seenAt?: Date;
};

function readTimestamp(raw: unknown): Date {
  const timestamp = typeof raw === 'string' ? new Date(raw) : new Date(NaN);
  if (Number.isNaN(timestamp.getTime())) {
    throw invalidField(['updatedAt'], 'La fecha de la última modificación no es válida');
  }
  return timestamp;
}

/** Reads the body of a request that saves an entry. @throws Refusal when it is malformed */
export function readChange(body: unknown): Change {
  if (!isRecord(body) || !isRecord(body.data)) {
    throw invalidField(['data'], 'Envía los datos en el campo «data»');
  }
  const { updatedAt, ...sent } = body.data;
  return { sent, seenAt: updatedAt === undefined ? undefined : readTimestamp(updatedAt) };
}

/**
 * Validates all fields of an entry, or with `isPartial` only those that are present.
 * @throws Refusal with every problem, including those of `findMore`
 */
export async function readEntry(
  kind: Kind,
  data: Values,
  isPartial: boolean,
  findMore: (values: Values) => Promise<FieldProblem[]>,
): Promise<Values> {
  const selected = Object.entries(kind.fields).filter(
    ([name]) => !isPartial || Object.hasOwn(data, name),
  );
  const fields = Object.fromEntries(selected) as Fields<Values>;
  const read = readFields<Values>(data, fields, 'Este campo no está permitido');
  if (!read.ok) throw invalid(read.problems, 'Revisa los datos marcados');
  const problems = await findMore(read.value);
  if (problems.length > 0) throw invalid(problems, 'Revisa los datos marcados');
  return read.value;
}
