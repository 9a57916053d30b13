import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { DASHBOARD_ENQUIRY_MESSAGES, XLSX_MAX_ROWS } from '../../../contracts/dashboard-enquiry';
import { invalidField } from '../../platform/http/errors';
import type { ExportCell } from './export-columns';
import type { XlsxMessage } from './xlsx-worker';

/**
 * Checks that a workbook of `count` enquiries fits in memory.
 * @throws HttpError 400 about the format
 */
export function checkWorkbookSize(count: number): void {
  if (count <= XLSX_MAX_ROWS) return;
  throw invalidField(['format'], DASHBOARD_ENQUIRY_MESSAGES.exportTooLong(count));
}

const PROGRAM = path.join(__dirname, 'xlsx-worker.js');

/**
 * Returns the XLSX file of a header and batches of rows. A thread of its own writes it, which takes a
 * second per 5,000 rows.
 */
export async function writeXlsx(
  titles: string[],
  batches: AsyncIterable<ExportCell[][]>,
): Promise<Buffer> {
  const worker = new Worker(PROGRAM);
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
