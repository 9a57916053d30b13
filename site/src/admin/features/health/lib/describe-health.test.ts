import type {
  HealthReport,
  MailHealth,
  WebhookHealth,
} from '@tequiora/cms/contracts/health-report.ts';
import type { IntegrityFault } from '@tequiora/cms/contracts/integrity.ts';
import { HEALTHY, NO_BACKUPS } from '../../../../../test/admin/health.ts';
import { describeHealth, summariseHealth } from './describe-health.ts';

const { site, backups } = HEALTHY;

/** A time on the day of the report, which is of 18:00. */
const at = (time: string) => `2026-11-21T${time}:00.000Z`;
const answeringIn = (answerMs: number) => ({ database: { ...HEALTHY.database, answerMs } });
const mail = (changes: Partial<MailHealth>) => ({ mail: { ...HEALTHY.mail, ...changes } });
const mailbox = (since: string | null): Partial<HealthReport> => ({
  mailbox: {
    name: 'hola@correo.example/INBOX',
    readAt: null,
    trouble: since ? { failure: 'login', since, retryAt: since } : null,
  },
});
const webhooks = (change: Partial<WebhookHealth[number]>): Partial<HealthReport> => ({
  webhooks: [
    {
      ...{ name: 'n8n', state: 'active', failingSince: null, lastFailure: null },
      ...{ waiting: 0, failed: 0, ...change },
    },
  ],
});
const mailFailsSince = (since: string) =>
  mail({ trouble: { waiting: 2, lost: 0, reason: 'unreachable', since } });
const diskWith = (freeBytes: number) => ({
  disk: { freeBytes, totalBytes: 100e9, uploadsBytes: 0 },
});
const publication = (phase: 'failed' | 'unreachable', error: string | null = null) => ({
  site: { ...site, publication: { ...site.publication, phase, error } },
});
const drift = (state: 'behind' | 'held' | 'unknown', since: string | null = null) => ({
  site: { ...site, drift: { state, since } },
});
const backedUp = (finishedAt: string, missing = 0) => ({
  backups: { ...backups, backup: { ...backups.backup!, finishedAt, missing } },
});
const copied = (
  sentAt: string | null,
  problem: string | null = null,
): Pick<HealthReport, 'backups'> => {
  const last = sentAt === null ? null : { ...backups.copy!.last!, sentAt };
  return { backups: { ...backups, copy: { finishedAt: at('08:00'), last, problem } } };
};
const restored = (finishedAt: string) => ({
  backups: { ...backups, restore: { ...backups.restore!, finishedAt } },
});
const errorAt = (lastAt: string) => ({ unexpectedErrors: { count: 1, lastAt } });
const movedDraft: IntegrityFault = {
  kind: 'moved-draft',
  uid: 'api::product.product',
  name: 'Producto «Lector»',
  documentId: 'lector',
};
const failingJob = { ...HEALTHY.jobs[0]!, name: 'x', isFailing: true, lastSuccessAt: null };

test('returns only good states without advice for a healthy report', () => {
  const rows = describeHealth(HEALTHY);
  expect(rows.map(({ state, advice }) => [state, advice])).toEqual(
    Array.from({ length: 14 }, () => ['good', null]),
  );
  expect(summariseHealth(rows)).toBe('Todo está bien.');
});

test.each<[string, string, string, Partial<HealthReport>]>([
  ['Consultas y contenido', 'attention', 'lenta', answeringIn(400)],
  ['Consultas y contenido', 'bad', 'muy lenta', answeringIn(2000)],
  ['Correo', 'attention', 'a archivos', mail({ mode: 'files' })],
  ['Correo', 'attention', 'que acaba de fallar', mailFailsSince(at('17:50'))],
  ['Correo', 'bad', 'que falla desde hace horas', mailFailsSince(at('12:00'))],
  ['Correo', 'attention', 'que espera', mail({ oldestAt: at('12:00') })],
  ['Buzón', 'good', 'sin leer todavía', mailbox(null)],
  ['Buzón', 'attention', 'que acaba de fallar', mailbox(at('17:50'))],
  ['Buzón', 'bad', 'que falla desde hace horas', mailbox(at('12:00'))],
  ['Conexiones', 'good', 'que reciben todo', webhooks({})],
  [
    'Conexiones',
    'bad',
    'cuya clave no se lee',
    { leadSources: [{ name: 'Meta', state: 'active', isSecretReadable: false }] },
  ],
  [
    'Conexiones',
    'good',
    'revocadas cuya clave no se lee',
    { leadSources: [{ name: 'Meta', state: 'revoked', isSecretReadable: false }] },
  ],
  ['Conexiones', 'good', 'en pausa', webhooks({ state: 'paused', failingSince: at('12:00') })],
  [
    'Conexiones',
    'attention',
    'que fallan',
    webhooks({ failingSince: at('12:00'), lastFailure: 'timeout' }),
  ],
  ['Conexiones', 'bad', 'detenidos', webhooks({ state: 'stopped', lastFailure: 'gone' })],
  ['Espacio', 'bad', 'que no se lee', { disk: null }],
  ['Espacio', 'attention', 'casi lleno', diskWith(10e9)],
  ['Espacio', 'bad', 'lleno', diskWith(1e9)],
  ['Publicación del sitio', 'bad', 'que falló', publication('failed', 'falta x')],
  ['Publicación del sitio', 'bad', 'sin publicador', publication('unreachable')],
  ['Publicación del sitio', 'attention', 'nunca hecha', { site: { ...site, lastBuild: null } }],
  ['Lo que ven los visitantes', 'good', 'recién publicado', drift('behind', at('17:59'))],
  ['Lo que ven los visitantes', 'attention', 'atrasado', drift('behind', at('17:50'))],
  ['Lo que ven los visitantes', 'bad', 'muy atrasado', drift('behind', at('12:00'))],
  ['Lo que ven los visitantes', 'attention', 'de antes', drift('held')],
  ['Lo que ven los visitantes', 'attention', 'sin noticias', drift('unknown')],
  ['Último respaldo', 'bad', 'que falta', { backups: { ...backups, backup: null } }],
  ['Último respaldo', 'attention', 'de hace días', backedUp('2026-11-19T08:00:00.000Z')],
  ['Último respaldo', 'bad', 'viejo', backedUp('2026-11-01T08:00:00.000Z')],
  ['Último respaldo', 'attention', 'incompleto', backedUp(at('08:00'), 3)],
  ['Prueba del respaldo', 'attention', 'nunca', { backups: { ...backups, restore: null } }],
  ['Prueba del respaldo', 'attention', 'vieja', restored('2026-09-01T08:00:00.000Z')],
  ['Copia fuera de la máquina', 'attention', 'que falta', { backups: { ...backups, copy: null } }],
  ['Copia fuera de la máquina', 'attention', 'de hace días', copied('2026-11-19T08:00:00.000Z')],
  ['Copia fuera de la máquina', 'bad', 'vieja', copied('2026-11-01T08:00:00.000Z')],
  ['Copia fuera de la máquina', 'bad', 'que no se envió', copied(at('08:00'), 'Access Denied')],
  ['Copia fuera de la máquina', 'bad', 'que nunca se pudo enviar', copied(null, 'Access Denied')],
  [
    'Copia fuera de la máquina',
    'attention',
    'sin prueba',
    { backups: { ...backups, copyTest: null } },
  ],
  ['Copia fuera de la máquina', 'good', 'de hoy', {}],
  ['Fallos internos', 'attention', 'reciente', errorAt('2026-11-21T17:00:00.000Z')],
  ['Fallos internos', 'good', 'antiguo', errorAt('2026-11-19T17:00:00.000Z')],
  ['Solicitudes de visitantes', 'good', 'pocas', { visitors: { requests: 199, largestShare: 1 } }],
  [
    'Solicitudes de visitantes',
    'good',
    'varias',
    { visitors: { requests: 900, largestShare: 0.8 } },
  ],
  [
    'Solicitudes de visitantes',
    'attention',
    'de una',
    { visitors: { requests: 200, largestShare: 0.95 } },
  ],
  ['Integridad del contenido', 'good', 'completa', { integrity: [] }],
  ['Integridad del contenido', 'attention', 'sin revisar', { integrity: null }],
  ['Integridad del contenido', 'bad', 'dañada', { integrity: [movedDraft] }],
  ['Tareas automáticas', 'bad', 'que falla', { jobs: [failingJob] }],
  ['Tareas automáticas', 'bad', 'que no corren', { jobs: [] }],
  [
    'Versiones',
    'attention',
    'distintas',
    { versions: { ...HEALTHY.versions, publisher: '0.2.0' } },
  ],
])('%s: %s (%s)', (name, state, _what, changes) => {
  const row = describeHealth({ ...HEALTHY, ...changes }).find((each) => each.name === name);
  expect(row?.state).toBe(state);
  if (state !== 'good') expect(row?.advice).toMatch(/\w+/);
});

test('counts bad states and warnings separately', () => {
  const report = { ...HEALTHY, backups: NO_BACKUPS, disk: null };
  expect(summariseHealth(describeHealth(report))).toBe('2 cosas están mal y 2 piden atención.');
});

test.each([
  ['all is well', HEALTHY],
  ['much is wrong', { ...HEALTHY, disk: null, jobs: [], backups: NO_BACKUPS }],
])('mentions commands and settings only in the technical details when %s', (_what, report) => {
  for (const { summary, advice } of describeHealth(report)) {
    expect(`${summary} ${advice ?? ''}`).not.toMatch(/npm |docker|[A-Z]{3,}_[A-Z]+| ms\b/);
  }
});
