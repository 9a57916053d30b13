/** Creates a mutex: runs tasks one at a time, in call order, and continues after a failure. */
export function createMutex() {
  let last: Promise<unknown> = Promise.resolve();
  return function runExclusive<T>(task: () => Promise<T>): Promise<T> {
    const result = last.then(task, task);
    last = result.catch(() => undefined);
    return result;
  };
}
