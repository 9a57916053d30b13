import { formatRelativeTime } from '#src/admin/ui/format-relative-time.ts';
import type { HealthReport, JobHealth } from '@tequiora/cms/contracts/health-report.ts';
import { isFrequent, type Job, JOBS } from '@tequiora/cms/contracts/jobs.ts';
import { bad, CALL_ADMIN, good, type HealthRow, type Judgement } from './health-row.ts';

type Facts = Pick<HealthReport, 'jobs' | 'startedAt'>;

const MINUTE = 60_000;
const LATE = 3 * MINUTE;
const FREQUENT = Object.entries(JOBS).flatMap(([name, job]) => (isFrequent(job) ? name : []));
const TECHNICAL = 'Reinicia el CMS; si vuelve a pasar, revisa su registro.';

const nameOf = (job: string) => new Map<string, Job>(Object.entries(JOBS)).get(job)?.label ?? job;
const list = (jobs: readonly string[]) => jobs.map((job) => `«${nameOf(job)}»`).join(', ');

function judge({ jobs, startedAt }: Facts, now: number): Judgement {
  const failing = jobs.filter(({ isFailing }) => isFailing).map(({ name }) => name);
  if (failing.length > 0) return bad(`Falla: ${list(failing)}.`, CALL_ADMIN, TECHNICAL);
  const lastRunOf = (job: string) =>
    Date.parse(jobs.find(({ name }) => name === job)?.lastRunAt ?? startedAt);
  const silent = FREQUENT.filter((job) => now - lastRunOf(job) > LATE);
  if (silent.length > 0)
    return bad(`No ha corrido a tiempo: ${list(silent)}.`, CALL_ADMIN, TECHNICAL);
  return good('Corren a tiempo.');
}

function describeRun({ lastRunAt, lastSuccessAt, isFailing }: JobHealth, now: number): string {
  if (!isFailing) return `Bien, ${formatRelativeTime(lastRunAt, now)}`;
  return lastSuccessAt
    ? `Falla; la última vez bien, ${formatRelativeTime(lastSuccessAt, now)}`
    : 'Falla desde que se inició el CMS';
}

export function describeJobs(facts: Facts, now: number): HealthRow {
  return {
    name: 'Tareas automáticas',
    ...judge(facts, now),
    facts: facts.jobs.map((job) => ({ label: nameOf(job.name), value: describeRun(job, now) })),
  };
}
