import { dim, duration, green, red, print } from './print.ts';

/**
 * Runs one step of a longer command and prints its title, result and duration. Rethrows its error.
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  print(`${dim('→')} ${title}…`);
  try {
    const result = await work();
    print(`${green('✓')} ${title} ${dim(`(${duration(Date.now() - startedAt)})`)}`);
    return result;
  } catch (error) {
    print(`${red('✗')} ${title} ${dim(`(${duration(Date.now() - startedAt)})`)}`);
    throw error;
  }
}

export function detail(text: string): void {
  print(dim(`    ${text}`));
}
