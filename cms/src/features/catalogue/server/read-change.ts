import { type FieldProblem, NO_DATA_MESSAGE } from '../../../../contracts/error';
import { isRecord } from '../../../../contracts/is-record';
import { invalid, invalidField } from '../../../platform/http/errors';
import { INVALID_FIELDS_MESSAGE, validateBody } from '../../../platform/http/validate-body';
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

/** Reads the body of a request that saves an entry. @throws HttpError when it is malformed */
export function readChange(body: unknown): Change {
  if (!isRecord(body) || !isRecord(body.data)) {
    throw invalidField(['data'], NO_DATA_MESSAGE);
  }
  const { updatedAt, ...sent } = body.data;
  return { sent, seenAt: updatedAt === undefined ? undefined : readTimestamp(updatedAt) };
}

/**
 * Validates all fields of an entry, or with `isPartial` only those that are present.
 * @throws HttpError with every problem, including those of `findMore`
 */
export async function readEntry(
  kind: Kind,
  data: Values,
  isPartial: boolean,
  findMore: (values: Values) => Promise<FieldProblem[]>,
): Promise<Values> {
  const names = Object.keys(kind.schema.fields);
  const sent = names.filter((name) => Object.hasOwn(data, name));
  const schema = isPartial ? kind.schema.pick(sent) : kind.schema;
  const values: Values = validateBody(schema, data, INVALID_FIELDS_MESSAGE);
  const problems = await findMore(values);
  if (problems.length > 0) throw invalid(problems, INVALID_FIELDS_MESSAGE);
  return values;
}
