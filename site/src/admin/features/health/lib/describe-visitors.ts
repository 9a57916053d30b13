import type { VisitorAddresses } from '@tequiora/cms/contracts/health-report.ts';
import { formatNumber, formatShare } from '@tequiora/cms/contracts/number.ts';
import { attention, good, type HealthRow, type Judgement } from './health-row.ts';

/** With fewer requests, one visitor or one office may have sent most of them. */
const ENOUGH_REQUESTS = 200;
const MOST = 0.9;

function judge({ requests, largestShare }: VisitorAddresses): Judgement {
  if (requests < ENOUGH_REQUESTS || largestShare < MOST) {
    return good('Llegan desde direcciones distintas, o todavía son pocas.');
  }
  return attention(
    'Casi todas llegan desde una misma dirección.',
    'Los visitantes comparten el límite de consultas por minuto: algunas se pueden rechazar. Avisa a quien administra el servidor y enséñale esta página.',
    'Si hay un proxy o una CDN delante, escribe sus redes en TRUSTED_PROXIES y reinicia.',
  );
}

export function describeVisitors(visitors: VisitorAddresses | null): HealthRow {
  return {
    name: 'Solicitudes de visitantes',
    ...(visitors ? judge(visitors) : good('No se cuentan en una demostración.')),
    facts: visitors
      ? {
          'En el último día': formatNumber(visitors.requests),
          'Desde la dirección más frecuente': formatShare(visitors.largestShare),
        }
      : {},
  };
}
