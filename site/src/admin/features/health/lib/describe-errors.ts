import type { UnexpectedErrors } from '@tequiora/cms/contracts/health-report.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import { dateOr } from './date-or.ts';
import { attention, CALL_ADMIN, good, type HealthRow, type Judgement } from './health-row.ts';

const DAY = 24 * 60 * 60_000;

function judge({ lastAt }: UnexpectedErrors, now: number): Judgement {
  if (!lastAt) return good('Ninguno desde que se inició el CMS.');
  if (now - Date.parse(lastAt) > DAY) return good('Ninguno en el último día.');
  return attention(
    'Algo falló por dentro; el CMS siguió trabajando.',
    `Revisa que lo último que guardaste esté completo. ${CALL_ADMIN}`,
    'Busca «Unhandled rejection» en el registro del CMS y repórtalo.',
  );
}

export function describeErrors(errors: UnexpectedErrors, now: number): HealthRow {
  return {
    name: 'Fallos internos',
    ...judge(errors, now),
    facts: {
      'Desde que se inició el CMS': formatNumber(errors.count),
      'El último': dateOr(errors.lastAt, 'Ninguno'),
    },
  };
}
