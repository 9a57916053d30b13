import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { UserError } from '../lib/user-error.ts';

const YES = /^s(í|i)?$/i;

/**
 * Asks whether a file that is there already may be replaced.
 * @throws UserError when it may not, or nobody is at the terminal
 */
export async function confirmReplacement(file: string): Promise<void> {
  if (!existsSync(file)) return;
  const wayOut = 'Da otro nombre al respaldo, o añade --replace para reemplazar el que está.';
  if (!process.stdin.isTTY) throw new UserError(`Ya existe ${file}.`, wayOut);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await terminal.question(`Ya existe ${file}. ¿Reemplazarlo? (s/N) `);
  terminal.close();
  if (!YES.test(reply.trim())) throw new UserError('No se hizo el respaldo.', wayOut);
}
