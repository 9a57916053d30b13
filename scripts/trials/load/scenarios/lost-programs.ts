import { setTimeout as sleep } from 'node:timers/promises';
import { deliver } from '../delivery.ts';
import { createEnquiry } from '../enquiry.ts';
import { expectDeliveries } from '../expect-deliveries.ts';
import { runAtRate } from '../run-at-rate.ts';
import type { Scenario } from '../scenario.ts';
import type { Setting } from '../setting.ts';

const FLOOD = { perSecond: 40, seconds: 25 };
const FAULT_AFTER_MS = 8_000;
const DOWNTIME_MS = 4_000;

/** Sends enquiries at a constant rate while a fault occurs, and checks the deliveries. */
async function floodThrough(setting: Setting, fault: () => Promise<void>): Promise<string> {
  const { fronts, rows } = setting;
  const flood = runAtRate(FLOOD, () => deliver(fronts[0].url, createEnquiry()));
  await sleep(FAULT_AFTER_MS);
  await fault();
  return expectDeliveries(await flood, rows);
}

const cmsKilled: Scenario = {
  name: 'consultas y kill -9 al CMS: ninguna se pierde ni se repite',
  run: (setting) =>
    floodThrough(setting, async () => {
      await setting.product.kill('cms');
      await setting.product.startCms();
    }),
};

const databaseRestarted: Scenario = {
  name: 'consultas y PostgreSQL reiniciado: ninguna se pierde ni se repite, 503 mientras tanto',
  run: (setting) =>
    floodThrough(setting, async () => {
      await setting.postgres.stop();
      await sleep(DOWNTIME_MS);
      await setting.postgres.start();
    }),
};

// Longer than the maximum response time.
const FROZEN_MS = 12_000;

const databaseFrozen: Scenario = {
  name: 'consultas y PostgreSQL congelado (SIGSTOP): respuesta en 10 s, guardadas una vez después',
  run: (setting) =>
    floodThrough(setting, async () => {
      await setting.postgres.freeze();
      try {
        await sleep(FROZEN_MS);
      } finally {
        await setting.postgres.thaw();
      }
    }),
};

export const lostPrograms = [cmsKilled, databaseRestarted, databaseFrozen];
