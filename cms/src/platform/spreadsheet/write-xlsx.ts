import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Cell } from './cell';
import type { XlsxMessage } from './xlsx-worker';

const PROGRAM = path.join(__dirname, 'xlsx-worker.js');

/**
 * Returns the XLSX file of a header and batches of rows. A thread of its own writes it, which takes a
 * second per 5,000 rows.
 */
export async function writeXlsx(
  sheet: string,
  titles: string[],
  batches: AsyncIterable<Cell[][]> | Iterable<Cell[][]>,
): Promise<Buffer> {
  const worker = new Worker(PROGRAM, { workerData: sheet });
  try {
    const failure = once(worker, 'error').then(([error]) => {
      throw error;
    });
    const file = once(worker, 'message').then(([bytes]) => Buffer.from(bytes));
    const send = (message: XlsxMessage) => worker.postMessage(message);
    send([titles]);
    for await (const rows of batches) if (rows.length > 0) send(rows);
    send(null);
    return await Promise.race([file, failure]);
  } finally {
    await worker.terminate();
  }
}
