import { messageOf } from '../lib/user-error.ts';
import type { EntryLabel } from './snapshot.ts';

/** The entry of the CMS that somebody has to mend: enough to link to it in the panel. */
export type EntryReference = { uid: string; documentId: string; name: string };

export type Problem = {
  message: string;
  entry?: EntryReference;
  /** The page that shows it, where no entry is known. */
  page?: string;
  /** Visitors are hardly harmed by it. */
  isMinor?: boolean;
  /** Stale caches may be the reason: the next build starts without them. */
  isCacheSuspect?: boolean;
};

/** Why something was not published: one sentence for staff, the rest for who looks after the site. */
export class PublishFailure extends Error {
  readonly entry: EntryReference | undefined;
  readonly detail: string | undefined;
  /** All that was found; the message tells of the first. */
  readonly problems: readonly Problem[];
  readonly isCacheSuspect: boolean;

  constructor(
    problem: Problem,
    detail?: string,
    { problems = [problem], ...options }: ErrorOptions & { problems?: readonly Problem[] } = {},
  ) {
    const { message, entry, isCacheSuspect } = problem;
    super(message, options);
    this.name = 'PublishFailure';
    this.entry = entry;
    this.detail = detail;
    this.problems = problems;
    this.isCacheSuspect = isCacheSuspect ?? false;
  }
}

export const DISK_FULL =
  'No hay espacio en el disco del servidor: el sitio sigue como estaba. Avisa a quien lo administra.';

/** `Producto «Punto de venta»`, or the type alone for a page that exists once. */
export function nameEntry({ type, name }: Pick<EntryLabel, 'type' | 'name'>): string {
  return type === name ? type : `${type} «${name}»`;
}

function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) return true;
  return error instanceof PublishFailure
    ? /ENOSPC|no space left on device/i.test(error.detail ?? '')
    : false;
}

/** Any failure of a publication, in words for staff. */
export function toPublishFailure(error: unknown): PublishFailure {
  if (isDiskFull(error)) {
    return new PublishFailure({ message: DISK_FULL }, messageOf(error), { cause: error });
  }
  if (error instanceof PublishFailure) return error;
  const problem = { message: messageOf(error), isCacheSuspect: true };
  return new PublishFailure(problem, undefined, { cause: error });
}
