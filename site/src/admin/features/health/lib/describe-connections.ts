import { paths } from '#src/admin/lib/paths.ts';
import type {
  HealthReport,
  LeadSourceHealth,
  WebhookHealth,
} from '@tequiora/cms/contracts/health-report.ts';
import { formatCount } from '@tequiora/cms/contracts/number.ts';
import { DELIVERY_FAILURES } from '@tequiora/cms/contracts/webhooks.ts';
import { dateOr } from './date-or.ts';
import { attention, bad, good, type HealthRow, type Judgement } from './health-row.ts';

type Endpoint = WebhookHealth[number];

const list = (named: readonly { name: string }[]) =>
  named.map(({ name }) => `«${name}»`).join(', ');

const reasonOf = ({ lastFailure }: Endpoint) =>
  lastFailure ? ` ${DELIVERY_FAILURES[lastFailure]}.` : '';

function judge(endpoints: WebhookHealth, sources: LeadSourceHealth): Judgement {
  const unreadable = sources.filter(
    ({ state, isSecretReadable }) => state === 'active' && !isSecretReadable,
  );
  if (unreadable.length > 0) {
    return bad(
      `Se rechazan los contactos de ${list(unreadable)}. La clave no se puede leer.`,
      'Cambia la clave de cada una y ponla en el otro sistema.',
    );
  }
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
  return good(
    endpoints.length > 0
      ? 'Los avisos llegan a los otros sistemas.'
      : 'Ningún otro sistema recibe avisos.',
  );
}

const stateOf = ({ failingSince, waiting }: Endpoint) =>
  failingSince === null
    ? formatCount(waiting, 'aviso en espera', 'avisos en espera')
    : `Falla desde ${dateOr(failingSince, '')}`;

/** Describes the systems that receive webhooks, and those that send leads. */
export function describeConnections({ webhooks, leadSources }: HealthReport): HealthRow {
  return {
    name: 'Conexiones',
    ...judge(webhooks ?? [], leadSources),
    link: { to: paths.connections.to(), label: 'Ver conexiones' },
    facts: Object.fromEntries((webhooks ?? []).map((one) => [one.name, stateOf(one)])),
  };
}
