import { formatRelativeTime } from '#src/admin/ui/format-relative-time.ts';
import type {
  BackupRecords,
  BackupRecord,
  RestoreRecord,
} from '@tequiora/cms/contracts/backups.ts';
import { formatDateTime } from '@tequiora/cms/contracts/format-date.ts';
import { formatNumber } from '@tequiora/cms/contracts/number.ts';
import { formatBytes } from './format-bytes.ts';
import { attention, bad, CALL_ADMIN, good, type HealthRow, type Judgement } from './health-row.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A day plus a tolerance for the run time of the backup. */
const DAILY = 26 * HOUR;
const OLD = 7 * DAY;
const MONTHLY = 35 * DAY;
const TO_MAKE = 'Haz uno con «npm run backup -- ARCHIVO» y prográmalo para cada día.';
const TO_TRY = 'Prueba el último con «npm run restore -- ARCHIVO --test»; no toca lo que hay.';

const TO_SET_UP =
  'Escribe BACKUP_COPY_URL y BACKUP_COPY_PASSPHRASE en .env y añade --copy al respaldo de cada día.';
const TO_COPY = 'Revisa que el respaldo de cada día se haga con --copy.';
const TO_TRY_COPY = 'Pruébala con «npm run restore -- latest --copy --test»; no toca lo que hay.';

type Copies = Pick<BackupRecords, 'copy' | 'copyTest'>;

function judgeCopy({ copy, copyTest }: Copies, now: number): Judgement {
  if (!copy) {
    return attention(
      'Desde aquí no se ha enviado ninguna copia a otra parte.',
      CALL_ADMIN,
      TO_SET_UP,
    );
  }
  const { last, problem } = copy;
  const summary = last
    ? `La última copia se envió ${formatRelativeTime(last.sentAt, now)}.`
    : 'Todavía no se ha enviado ninguna copia.';
  if (problem !== null) {
    const when = formatRelativeTime(copy.finishedAt, now);
    return bad(`No se pudo enviar la copia ${when}. ${summary}`, CALL_ADMIN, problem);
  }
  const age = now - Date.parse(last?.sentAt ?? '');
  if (age > OLD) return bad(summary, CALL_ADMIN, TO_COPY);
  if (age > DAILY) return attention(summary, CALL_ADMIN, TO_COPY);
  if (!copyTest) {
    return attention(`${summary} Nunca se ha probado si sirve.`, CALL_ADMIN, TO_TRY_COPY);
  }
  const tested = `${summary} Una se probó ${formatRelativeTime(copyTest.finishedAt, now)}, y se pudo restaurar.`;
  return isOldTest(copyTest, now) ? attention(tested, CALL_ADMIN, TO_TRY_COPY) : good(tested);
}

const isOldTest = ({ finishedAt }: RestoreRecord, now: number): boolean =>
  now - Date.parse(finishedAt) > MONTHLY;

function judgeBackup(backup: BackupRecord | null, now: number): Judgement {
  if (!backup) return bad('No hay ningún respaldo.', CALL_ADMIN, TO_MAKE);
  const summary = `El último respaldo terminó ${formatRelativeTime(backup.finishedAt, now)}.`;
  const age = now - Date.parse(backup.finishedAt);
  if (age > OLD) return bad(summary, CALL_ADMIN, TO_MAKE);
  if (age > DAILY) return attention(summary, CALL_ADMIN, TO_MAKE);
  if (backup.missing === 0) return good(summary);
  return attention(
    `${summary} Faltaban ${formatNumber(backup.missing)} archivos que la base de datos nombra.`,
    `Súbelos otra vez en la biblioteca del CMS. ${CALL_ADMIN}`,
    TO_MAKE,
  );
}

function judgeRestore(restore: RestoreRecord | null, now: number): Judgement {
  if (!restore) return attention('Nunca se ha probado si un respaldo sirve.', CALL_ADMIN, TO_TRY);
  const summary = `${restore.isTest ? 'Se probó' : 'Se restauró'} ${formatRelativeTime(restore.finishedAt, now)}, y se pudo.`;
  return isOldTest(restore, now) ? attention(summary, CALL_ADMIN, TO_TRY) : good(summary);
}

export function describeBackup(backup: BackupRecord | null, now: number): HealthRow {
  return {
    name: 'Último respaldo',
    ...judgeBackup(backup, now),
    facts: backup
      ? {
          Terminó: formatDateTime(backup.finishedAt),
          Archivo: backup.file,
          Tamaño: formatBytes(backup.bytes),
          Lleva: `${formatNumber(backup.rows)} filas y ${formatNumber(backup.files)} archivos`,
        }
      : {},
  };
}

export function describeRestore(restore: RestoreRecord | null, now: number): HealthRow {
  return {
    name: 'Prueba del respaldo',
    ...judgeRestore(restore, now),
    facts: restore
      ? {
          Terminó: formatDateTime(restore.finishedAt),
          Archivo: restore.file,
          'Respaldo del': formatDateTime(restore.backupOf),
        }
      : {},
  };
}

/** Describes the copies off the machine and the last test restore of one. */
export function describeCopies(records: Copies, now: number): HealthRow {
  const { copy, copyTest } = records;
  const last = copy?.last;
  return {
    name: 'Copia fuera de la máquina',
    ...judgeCopy(records, now),
    facts: {
      ...(last && {
        Enviada: formatDateTime(last.sentAt),
        Está: `${last.address}${last.name}`,
        Tamaño: formatBytes(last.bytes),
        ...(last.count !== null && { Copias: formatNumber(last.count) }),
      }),
      ...(copyTest && { 'Última prueba': formatDateTime(copyTest.finishedAt) }),
    },
  };
}
