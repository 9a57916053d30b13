import { dim, green, red, say } from '../lib/log.ts';
import type { Options, Result } from './run-sequences.ts';

/** From this many edits on, each operation must have been accepted at least once. */
const ENOUGH_EDITS = 400;

/** Prints what was accepted of each operation and how to repeat the run; returns the exit code. */
export function showResult({ tally, passed, failure }: Result, options: Options): number {
  const { seed, sequences, edits } = options;
  say('');
  const never: string[] = [];
  let total = 0;
  for (const [name, { accepted, refused, reason }] of tally) {
    total += accepted + refused;
    if (accepted === 0) never.push(name);
    const why = refused > 0 ? dim(`, no aceptadas ${refused} (${reason})`) : '';
    say(`${String(accepted).padStart(4)} ${name}${why}`);
  }
  const isOneSided = failure === undefined && total >= ENOUGH_EDITS && never.length > 0;
  if (failure !== undefined) say(red(`✗ Secuencia ${passed + 1}: ${failure}`));
  if (isOneSided) say(red(`✗ Nunca se aceptó: ${never.join(', ')}`));
  say(`${passed} de ${sequences} secuencias, ${total} cambios`);
  const repeat = `npm run test:sequences -- --seed ${seed} --sequences ${sequences} --edits ${edits}`;
  const isGood = failure === undefined && !isOneSided;
  say(isGood ? green(`✓ Semilla ${seed}`) : `Para repetirla: ${repeat}`);
  return isGood ? 0 : 1;
}
