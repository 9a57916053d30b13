import { createInterface } from 'node:readline/promises';

const YES = /^s(í|i)?$/i;

/** Asks in the terminal and returns whether the reply is yes; without a terminal it is no. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const reply = await terminal.question(`${question} (s/N) `);
  terminal.close();
  return YES.test(reply.trim());
}
