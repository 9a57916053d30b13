export class DeadlineError extends Error {
  constructor(ms: number) {
    super(`No answer within ${ms} ms.`);
    this.name = 'DeadlineError';
  }
}

/**
 * Returns the result of `work`. The work is not cancelled at the deadline: it must be safe to finish
 * late.
 * @throws DeadlineError after `ms` milliseconds
 */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(ms)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // A failure after the deadline must not become an unhandled rejection.
    work.catch(() => undefined);
  }
}
