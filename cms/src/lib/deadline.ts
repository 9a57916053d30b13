export class DeadlineError extends Error {
  constructor(ms: number) {
    super(`No answer within ${ms} ms.`);
    this.name = 'DeadlineError';
  }
}

/**
 * The result of `work`, or a DeadlineError after `ms` milliseconds. The work itself goes on: it must
 * be safe to finish late.
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
    // A failure after the deadline has nobody left to tell.
    work.catch(() => undefined);
  }
}
