import { dim, duration, green, red, say } from './log.ts';

/**
 * Runs one step of a longer command and says what it does now and how long it took.
 * A failure is marked and passed on.
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  say(`${dim('→')} ${title}…`);
  try {
    const result = await work();
    say(`${green('✓')} ${title} ${dim(`(${duration(Date.now() - startedAt)})`)}`);
    return result;
  } catch (error) {
    say(`${red('✗')} ${title} ${dim(`(${duration(Date.now() - startedAt)})`)}`);
    throw error;
  }
}

/** A line that belongs to the running step. */
export function detail(text: string): void {
  say(dim(`    ${text}`));
}
