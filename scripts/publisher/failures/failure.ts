import type { EntryReference } from '@tequiora/cms/contracts/site-build.ts';
import type { EntryLabel } from '@tequiora/cms/contracts/snapshot.ts';
import { messageOf } from '../../lib/user-error.ts';

export type Problem = {
  message: string;
  entry?: EntryReference;
  /** Hardly affects visitors. */
  isMinor?: boolean;
  /** Stale caches may be the cause: the next build starts without them. */
  isCacheSuspect?: boolean;
};

type FailureOptions = ErrorOptions & {
  problems?: readonly Problem[];
  output?: readonly string[];
};

/** Why a publication failed: `message` for staff, `detail` for operators. */
export class PublishFailure extends Error {
  readonly entry: EntryReference | undefined;
  readonly detail: string | undefined;
  /** All problems; the message describes the first. */
  readonly problems: readonly Problem[];
  readonly isCacheSuspect: boolean;
  /** Last lines that the build printed. */
  readonly output: readonly string[];

  constructor(
    problem: Problem,
    detail?: string,
    { problems = [problem], output = [], ...options }: FailureOptions = {},
  ) {
    const { message, entry, isCacheSuspect } = problem;
    super(message, options);
    this.name = 'PublishFailure';
    this.entry = entry;
    this.detail = detail;
    this.problems = problems;
    this.isCacheSuspect = isCacheSuspect ?? false;
    this.output = output;
  }
}

export const DISK_FULL =
  'No hay espacio en el disco del servidor: el sitio sigue como estaba. Avisa a quien lo administra.';

/** Formats an entry as `Producto «Punto de venta»`, a single type as its type alone. */
export function formatEntryName({ type, name }: Pick<EntryLabel, 'type' | 'name'>): string {
  return type === name ? type : `${type} «${name}»`;
}

export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true;
  return error instanceof PublishFailure
    ? /ENOSPC|no space left on device/i.test(error.detail ?? '')
    : false;
}

/** Converts any error of a publication to a failure with a message for staff. */
export function toPublishFailure(error: unknown): PublishFailure {
  if (isDiskFull(error)) {
    return new PublishFailure({ message: DISK_FULL }, messageOf(error), { cause: error });
  }
  if (error instanceof PublishFailure) return error;
  const problem = { message: messageOf(error), isCacheSuspect: true };
  return new PublishFailure(problem, undefined, { cause: error });
}
