import { dim, green, red, print } from '../../lib/print.ts';
import type { Options, Result } from './run-sequences.ts';

/** Minimum number of edits from which every operation must have been accepted at least once. */
const ENOUGH_EDITS = 400;

/** Prints the accepted edits per operation and the command to repeat the run; returns the exit code. */
export function showResult({ tally, passed, failure }: Result, options: Options): number {
  const { seed, sequences, edits } = options;
  print('');
  const never: string[] = [];
  let total = 0;
  for (const [name, { accepted, refused, reason }] of tally) {
    total += accepted + refused;
    if (accepted === 0) never.push(name);
    const why = refused > 0 ? dim(`, no aceptadas ${refused} (${reason})`) : '';
    print(`${String(accepted).padStart(4)} ${name}${why}`);
  }
  const isOneSided = failure === undefined && total >= ENOUGH_EDITS && never.length > 0;
  if (failure !== undefined) print(red(`✗ Secuencia ${passed + 1}: ${failure}`));
  if (isOneSided) print(red(`✗ Nunca se aceptó: ${never.join(', ')}`));
  print(`${passed} de ${sequences} secuencias, ${total} cambios`);
  const repeat = `npm run test:sequences -- --seed ${seed} --sequences ${sequences} --edits ${edits}`;
  const isGood = failure === undefined && !isOneSided;
  print(isGood ? green(`✓ Semilla ${seed}`) : `Para repetirla: ${repeat}`);
  return isGood ? 0 : 1;
}
