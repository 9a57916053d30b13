import { errors } from '@strapi/utils';

import { isRecord } from '../../../../contracts/is-record';
import type { ScheduleFailure } from '../../../../contracts/scheduling';
import { translateError } from '../../../platform/http/translate-error';

const BAD_REQUEST = 400;
const UNKNOWN = 'Ocurrió un error inesperado. Avisa a quien cuida el CMS.';

function fieldsOf(error: Error): string[] {
  const details: unknown = 'details' in error ? error.details : undefined;
  const problems: unknown[] =
    isRecord(details) && Array.isArray(details.errors) ? details.errors : [];
  const paths = problems.flatMap((problem) =>
    isRecord(problem) && Array.isArray(problem.path) ? [problem.path.join('.')] : [],
  );
  return [...new Set(paths.filter(Boolean))];
}

/** Describes the error of a scheduled publication for staff. */
export function explainFailure(error: unknown): Pick<ScheduleFailure, 'fields' | 'reason'> {
  if (!(error instanceof errors.ApplicationError)) return { fields: [], reason: UNKNOWN };
  const fields = fieldsOf(error);
  const reason = fields.length > 0 ? null : translateError(BAD_REQUEST, String(error.message));
  return { fields, reason };
}
