import { existsSync } from 'node:fs';
import { confirm } from '../lib/confirm.ts';
import { UserError } from '../lib/user-error.ts';

/**
 * Asks whether an existing file may be replaced.
 * @throws UserError when it may not, or there is no terminal to ask in
 */
export async function confirmReplacement(file: string): Promise<void> {
  if (!existsSync(file) || (await confirm(`Ya existe ${file}. ¿Reemplazarlo?`))) return;
  throw new UserError(
    `Ya existe ${file}. No se hizo el respaldo.`,
    'Da otro nombre al respaldo, o añade --replace para reemplazar el que está.',
  );
}
