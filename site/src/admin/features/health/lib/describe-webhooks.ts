import { paths } from '#src/admin/lib/paths.ts';
import type { HealthReport, WebhookHealth } from '@tequiora/cms/contracts/health-report.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { DELIVERY_FAILURES } from '@tequiora/cms/contracts/webhooks.ts';
import { dateOr } from './date-or.ts';
import { attention, bad, good, type HealthRow, type Judgement } from './health-row.ts';

type Endpoint = WebhookHealth[number];

const list = (endpoints: readonly Endpoint[]) =>
  endpoints.map(({ name }) => `«${name}»`).join(', ');

const reasonOf = ({ lastFailure }: Endpoint) =>
  lastFailure ? ` ${DELIVERY_FAILURES[lastFailure]}.` : '';

function judge(endpoints: WebhookHealth): Judgement {
  const stopped = endpoints.filter(({ state }) => state === 'stopped');
  const [first] = stopped;
  if (first) {
    return bad(
      `Ya no recibe avisos: ${list(stopped)}.${reasonOf(first)}`,
      'Revisa el otro sistema, activa la conexión y presiona «Repetir lo no entregado».',
    );
  }
  const failing = endpoints.filter(
    ({ state, failingSince }) => state === 'active' && failingSince !== null,
  );
  const [failed] = failing;
  if (failed) {
    return attention(
      `No le llegan los avisos a ${list(failing)}.${reasonOf(failed)}`,
      'Se reintentan solos durante tres días. Revisa que el otro sistema esté encendido y que la dirección siga igual.',
    );
  }
  return good('Los avisos llegan a los otros sistemas.');
}

const stateOf = ({ failingSince, waiting }: Endpoint) =>
  failingSince === null
    ? formatCount(waiting, 'aviso en espera', 'avisos en espera')
    : `Falla desde ${dateOr(failingSince, '')}`;

/** Describes the systems that receive webhooks. */
export function describeWebhooks(webhooks: HealthReport['webhooks']): HealthRow {
  const judgement = webhooks ? judge(webhooks) : good('Ningún otro sistema recibe avisos.');
  return {
    name: 'Otros sistemas',
    ...judgement,
    link: { to: paths.connections.to(), label: 'Ver conexiones' },
    facts: Object.fromEntries((webhooks ?? []).map((one) => [one.name, stateOf(one)])),
  };
}
