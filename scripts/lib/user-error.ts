/**
 * A failure the person at the terminal can mend: `message` says what happened,
 * `wayOut` what to do. It is printed without a stack trace.
 */
export class UserError extends Error {
  readonly wayOut: string | undefined;

  constructor(message: string, wayOut?: string) {
    super(message);
    this.name = 'UserError';
    this.wayOut = wayOut;
  }
}

/** The text of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
