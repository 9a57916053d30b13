import { messageOf, UserError } from '../lib/user-error.ts';

const REASONS: Record<string, string> = {
  ENOSPC: 'No queda espacio en el disco.',
  EDQUOT: 'No queda espacio en el disco.',
  EACCES: 'Falta permiso para escribir ahí.',
  EPERM: 'Falta permiso para escribir ahí.',
  EROFS: 'El disco es de solo lectura.',
  ENOENT: 'No existe la carpeta o el archivo.',
  EISDIR: 'Es una carpeta y se espera un archivo.',
  SQLITE_CORRUPT: 'La base de datos está dañada.',
  SQLITE_NOTADB: 'La base de datos está dañada.',
};

/**
 * Runs `work`; rethrows every error as a UserError with `title` and, for known errors of the disk or the
 * database, the reason.
 */
export async function explainFailure<T>(title: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    throw new UserError(`${title} ${reason ?? ''}`.trim(), messageOf(error));
  }
}
