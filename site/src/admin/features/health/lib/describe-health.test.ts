import type { HealthReport } from '@tequiora/cms/contracts/health-report.ts';
import { HEALTHY } from '../../../../../test/admin/health.ts';
import { describeHealth, summariseHealth } from './describe-health.ts';

const { site, mail, backups, disk } = HEALTHY;
const publication = (phase: 'failed' | 'unreachable', error: string | null = null) => ({
  ...site,
  publication: { ...site.publication, phase, error },
});
const drift = (state: 'behind' | 'held' | 'unknown', since: string | null = null) => ({
  site: { ...site, drift: { state, since } },
});
const trouble = { waiting: 2, lost: 0, reason: 'unreachable' as const };

test('returns only good states without advice for a healthy report', () => {
  const rows = describeHealth(HEALTHY);
  expect(rows.map(({ state, advice }) => [state, advice])).toEqual(
    Array.from({ length: 9 }, () => ['good', null]),
  );
  expect(summariseHealth(rows)).toBe('Todo está bien.');
});

test.each<[string, string, string, Partial<HealthReport>]>([
  [
    'Consultas y contenido',
    'attention',
    'lenta',
    { database: { ...HEALTHY.database, answerMs: 400 } },
  ],
  [
    'Consultas y contenido',
    'bad',
    'muy lenta',
    { database: { ...HEALTHY.database, answerMs: 2000 } },
  ],
  ['Correo', 'attention', 'a archivos', { mail: { ...mail, mode: 'files' } }],
  [
    'Correo',
    'attention',
    'que acaba de fallar',
    { mail: { ...mail, trouble: { ...trouble, since: '2026-11-21T17:50:00.000Z' } } },
  ],
  [
    'Correo',
    'bad',
    'que falla desde hace horas',
    { mail: { ...mail, trouble: { ...trouble, since: '2026-11-21T12:00:00.000Z' } } },
  ],
  [
    'Correo',
    'attention',
    'que espera',
    { mail: { ...mail, oldestAt: '2026-11-21T12:00:00.000Z' } },
  ],
  ['Espacio', 'bad', 'que no se lee', { disk: null }],
  ['Espacio', 'attention', 'casi lleno', { disk: { ...disk, ...of(10e9) } }],
  ['Espacio', 'bad', 'lleno', { disk: { ...disk, ...of(1e9) } }],
  ['Publicación del sitio', 'bad', 'que falló', { site: publication('failed', 'falta x') }],
  ['Publicación del sitio', 'bad', 'sin publicador', { site: publication('unreachable') }],
  ['Publicación del sitio', 'attention', 'nunca hecha', { site: { ...site, lastBuild: null } }],
  [
    'Lo que ven los visitantes',
    'good',
    'recién publicado',
    drift('behind', '2026-11-21T17:59:00.000Z'),
  ],
  [
    'Lo que ven los visitantes',
    'attention',
    'atrasado',
    drift('behind', '2026-11-21T17:50:00.000Z'),
  ],
  ['Lo que ven los visitantes', 'bad', 'muy atrasado', drift('behind', '2026-11-21T12:00:00.000Z')],
  ['Lo que ven los visitantes', 'attention', 'de antes', drift('held')],
  ['Lo que ven los visitantes', 'attention', 'sin noticias', drift('unknown')],
  ['Último respaldo', 'bad', 'que falta', { backups: { ...backups, backup: null } }],
  ['Último respaldo', 'attention', 'de hace días', backedUp('2026-11-19T08:00:00.000Z')],
  ['Último respaldo', 'bad', 'viejo', backedUp('2026-11-01T08:00:00.000Z')],
  ['Último respaldo', 'attention', 'incompleto', backedUp('2026-11-21T08:00:00.000Z', 3)],
  ['Prueba del respaldo', 'attention', 'nunca', { backups: { ...backups, restore: null } }],
  ['Prueba del respaldo', 'attention', 'vieja', restored('2026-09-01T08:00:00.000Z')],
  ['Tareas automáticas', 'bad', 'que falla', { jobs: [{ ...job('x'), isFailing: true }] }],
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
  const report = { ...HEALTHY, backups: { backup: null, restore: null }, disk: null };
  expect(summariseHealth(describeHealth(report))).toBe('2 cosas están mal y 1 pide atención.');
});

function of(freeBytes: number) {
  return { freeBytes, totalBytes: 100e9, uploadsBytes: 0 };
}

function job(name: string) {
  return { name, lastRunAt: HEALTHY.checkedAt, lastSuccessAt: null, isFailing: false };
}

function backedUp(finishedAt: string, missing = 0): Partial<HealthReport> {
  const { backup } = backups;
  return { backups: { ...backups, backup: backup && { ...backup, finishedAt, missing } } };
}

function restored(finishedAt: string): Partial<HealthReport> {
  const { restore } = backups;
  return { backups: { ...backups, restore: restore && { ...restore, finishedAt } } };
}

test.each([
  ['all is well', HEALTHY],
  ['much is wrong', { ...HEALTHY, disk: null, jobs: [], backups: { backup: null, restore: null } }],
])('mentions commands and settings only in the technical details when %s', (_what, report) => {
  for (const { summary, advice } of describeHealth(report)) {
    expect(`${summary} ${advice ?? ''}`).not.toMatch(/npm |docker|[A-Z]{3,}_[A-Z]+| ms\b/);
  }
});
