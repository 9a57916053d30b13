import { formatRelativeTime } from '#src/admin/ui/format-relative-time.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import type {
  DatabaseHealth,
  DiskHealth,
  HealthReport,
  JobHealth,
  SiteHealth,
} from '@tequiora/cms/contracts/health-report.ts';
import { isFrequent, JOBS, type Job } from '@tequiora/cms/contracts/jobs.ts';
import { formatDecimal, formatNumber, formatShare } from '@tequiora/cms/contracts/number.ts';
import { dateOr } from './date-or.ts';
import { describeBackup, describeCopies, describeRestore } from './describe-backups.ts';
import { describeConnections } from './describe-connections.ts';
import { describeDrift } from './describe-drift.ts';
import { describeErrors } from './describe-errors.ts';
import { describeIntegrity } from './describe-integrity.ts';
import { describeMail } from './describe-mail.ts';
import { describeMailbox } from './describe-mailbox.ts';
import { describeVisitors } from './describe-visitors.ts';
import { formatBytes } from './format-bytes.ts';
import {
  attention,
  bad,
  CALL_ADMIN,
  good,
  type HealthRow,
  type HealthState,
  type Judgement,
} from './health-row.ts';

/** Returns the rows of a report in fixed order; ages count from the time of the check. */
export function describeHealth(report: HealthReport): HealthRow[] {
  const now = Date.parse(report.checkedAt);
  const { database, mail, mailbox, disk, site, backups } = report;
  return [
    describeDatabase(database),
    describeIntegrity(report.integrity),
    describeMail(mail, now),
    ...(mailbox ? [describeMailbox(mailbox, now)] : []),
    describeConnections(report),
    describeDisk(disk),
    describeBuild(site),
    describeDrift(site, now),
    describeBackup(backups.backup, now),
    describeRestore(backups.restore, now),
    describeCopies(backups, now),
    describeJobs(report, now),
    describeErrors(report.unexpectedErrors, now),
    describeVisitors(report.visitors),
    describeVersions(report),
  ];
}

const count = (rows: readonly HealthRow[], expected: HealthState) =>
  rows.filter(({ state }) => state === expected).length;

/** Returns a summary: 'Todo está bien.', '1 cosa está mal y 2 piden atención.' */
export function summariseHealth(rows: readonly HealthRow[]): string {
  const [wrong, pressing] = [count(rows, 'bad'), count(rows, 'attention')];
  const parts = [
    wrong === 1 && '1 cosa está mal',
    wrong > 1 && `${wrong} cosas están mal`,
    pressing === 1 && '1 pide atención',
    pressing > 1 && `${pressing} piden atención`,
  ].filter(Boolean);
  return parts.length === 0 ? 'Todo está bien.' : `${parts.join(' y ')}.`;
}

type VersionFacts = Pick<HealthReport, 'versions' | 'startedAt'>;

function judgeVersions({ cms, publisher }: VersionFacts['versions']): Judgement {
  if (publisher === null || publisher === cms)
    return good('Todos los programas están actualizados.');
  return attention(
    'Una actualización quedó a medias.',
    CALL_ADMIN,
    'El CMS y el publicador son de versiones distintas. Termina la actualización: docker compose up -d --build.',
  );
}

function describeVersions({ versions, startedAt }: VersionFacts): HealthRow {
  return {
    name: 'Versiones',
    ...judgeVersions(versions),
    facts: {
      CMS: `${versions.cms} (Strapi ${versions.strapi})`,
      Publicador: versions.publisher ?? 'No responde',
      'Node.js': versions.node,
      'CMS en marcha desde': formatDateTime(startedAt),
    },
  };
}

const SLOW_MS = 250;
const VERY_SLOW_MS = 1_500;
const DATABASE_TECHNICAL = 'Revisa la carga y el disco del servidor de la base de datos.';

function judgeDatabase({ answerMs }: DatabaseHealth): Judgement {
  if (answerMs >= VERY_SLOW_MS) {
    return bad('Guardar y buscar tarda demasiado.', CALL_ADMIN, DATABASE_TECHNICAL);
  }
  return answerMs >= SLOW_MS
    ? attention(
        'Guardar y buscar tarda más de lo normal.',
        `Puedes seguir trabajando. ${CALL_ADMIN}`,
        DATABASE_TECHNICAL,
      )
    : good('Todo se guarda y se encuentra sin demora.');
}

function describeDatabase(database: DatabaseHealth): HealthRow {
  const { version, bytes, answerMs, migrations } = database;
  return {
    name: 'Consultas y contenido',
    ...judgeDatabase(database),
    facts: {
      'Tarda en responder': `${formatNumber(answerMs)} ms`,
      'Base de datos': version ?? 'No sabemos',
      Tamaño: bytes === null ? 'No sabemos' : formatBytes(bytes),
      'Migraciones aplicadas': formatNumber(migrations.applied),
      'Última migración': migrations.last ?? 'Ninguna',
    },
  };
}

type JobFacts = Pick<HealthReport, 'jobs' | 'startedAt'>;

const MINUTE = 60_000;
const LATE = 3 * MINUTE;
const FREQUENT = Object.entries(JOBS).flatMap(([name, job]) => (isFrequent(job) ? name : []));
const JOBS_TECHNICAL = 'Reinicia el CMS; si vuelve a pasar, revisa su registro.';

const nameOf = (job: string) => new Map<string, Job>(Object.entries(JOBS)).get(job)?.label ?? job;
const list = (jobs: readonly string[]) => jobs.map((job) => `«${nameOf(job)}»`).join(', ');

function judgeJobs({ jobs, startedAt }: JobFacts, now: number): Judgement {
  const failing = jobs.filter(({ isFailing }) => isFailing).map(({ name }) => name);
  if (failing.length > 0) return bad(`Falla: ${list(failing)}.`, CALL_ADMIN, JOBS_TECHNICAL);
  const lastRunOf = (job: string) =>
    Date.parse(jobs.find(({ name }) => name === job)?.lastRunAt ?? startedAt);
  const silent = FREQUENT.filter((job) => now - lastRunOf(job) > LATE);
  if (silent.length > 0)
    return bad(`No ha corrido a tiempo: ${list(silent)}.`, CALL_ADMIN, JOBS_TECHNICAL);
  return good('Corren a tiempo.');
}

function describeRun({ lastRunAt, lastSuccessAt, isFailing }: JobHealth, now: number): string {
  if (!isFailing) return `Bien, ${formatRelativeTime(lastRunAt, now)}`;
  return lastSuccessAt
    ? `Falla; la última vez bien, ${formatRelativeTime(lastSuccessAt, now)}`
    : 'Falla desde que se inició el CMS';
}

function describeJobs(facts: JobFacts, now: number): HealthRow {
  return {
    name: 'Tareas automáticas',
    ...judgeJobs(facts, now),
    facts: Object.fromEntries(facts.jobs.map((job) => [nameOf(job.name), describeRun(job, now)])),
  };
}

const LOW = 0.15;
const VERY_LOW = 0.05;
const DISK_ADVICE = `Si se acaba, no se guardan consultas ni imágenes, ni se publica el sitio. ${CALL_ADMIN}`;
const DISK_TECHNICAL = 'Borra respaldos viejos del disco de DATA_DIR o amplíalo.';

function judgeDisk(disk: DiskHealth | null): Judgement {
  if (!disk) {
    return bad(
      'No sabemos cuánto espacio queda.',
      CALL_ADMIN,
      'Revisa que exista la carpeta DATA_DIR y que el CMS pueda leerla.',
    );
  }
  const share = disk.totalBytes > 0 ? disk.freeBytes / disk.totalBytes : 0;
  const summary = `Queda libre ${formatShare(share)} del espacio.`;
  if (share < VERY_LOW) return bad(summary, DISK_ADVICE, DISK_TECHNICAL);
  return share < LOW ? attention(summary, DISK_ADVICE, DISK_TECHNICAL) : good(summary);
}

function describeDisk(disk: DiskHealth | null): HealthRow {
  return {
    name: 'Espacio',
    ...judgeDisk(disk),
    facts: disk
      ? {
          Libre: formatBytes(disk.freeBytes),
          Total: formatBytes(disk.totalBytes),
          'Imágenes del CMS': formatBytes(disk.uploadsBytes),
        }
      : {},
  };
}

function judge({ publication, lastBuild }: SiteHealth): Judgement {
  const { phase, error } = publication;
  if (phase === 'unreachable') {
    return bad(
      'No se puede publicar en este momento.',
      `El sitio sigue en línea; los cambios esperan. ${CALL_ADMIN}`,
      'El publicador no responde. Inícialo otra vez: docker compose up -d publisher.',
    );
  }
  if (phase === 'failed') {
    return bad(
      `La última publicación falló: ${error ?? 'no sabemos por qué'}`,
      'Los visitantes ven la versión anterior. Corrige en el CMS lo que dice el mensaje y publica de nuevo.',
    );
  }
  if (phase === 'building') return good('El sitio se está publicando.');
  if (!lastBuild) {
    return attention(
      'Todavía no hay ninguna publicación registrada.',
      'Presiona «Publicar ahora» en «Dashboard».',
    );
  }
  return good('La última publicación terminó bien.');
}

function describeBuild(site: SiteHealth): HealthRow {
  const { lastBuild, publication } = site;
  const seconds = lastBuild && formatDecimal(lastBuild.seconds);
  return {
    name: 'Publicación del sitio',
    ...judge(site),
    facts: {
      'Última publicación': dateOr(lastBuild?.finishedAt, 'Ninguna'),
      Duró: seconds ? `${seconds} s` : 'No sabemos',
      'En línea desde': dateOr(publication.liveSince, 'No sabemos'),
    },
  };
}
