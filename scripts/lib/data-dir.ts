import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs';
import { UserError } from './user-error.ts';

const OWNER_ONLY = 0o700;

const REASONS: Record<string, string> = {
  EEXIST: 'es un archivo, y se espera una carpeta',
  ENOTDIR: 'está dentro de algo que es un archivo, y se espera una carpeta',
  EACCES: 'no se puede escribir: falta permiso',
  EPERM: 'no se puede escribir: falta permiso',
  EROFS: 'no se puede escribir: el disco es de solo lectura',
  ENOSPC: 'no se puede escribir: no queda espacio en el disco',
};

/**
 * Creates the data folder, readable only by its owner, since it contains enquiries and sessions. Sets
 * the umask so that this process and its children write files for the owner only.
 * @throws UserError when it is not a folder, or not writable
 */
export function prepareDataDir(dataDir: string): void {
  process.umask(0o077);
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    if (statSync(dataDir).uid === process.getuid?.()) chmodSync(dataDir, OWNER_ONLY);
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    throw new UserError(
      `La carpeta de datos ${dataDir} ${reason}.`,
      'Corrige DATA_DIR en .env o en la terminal, o los permisos de la carpeta, y repite la orden.',
    );
  }
}
