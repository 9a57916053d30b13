import { setTimeout as sleep } from 'node:timers/promises';
import type { PhaseTimes } from '@tequiora/cms/contracts/publisher.ts';
import { PACE } from '../../publisher/queue/pace.ts';
import { percentile } from '../load/spread.ts';
import type { Product } from '../product.ts';
import type { Scenario } from '../scenario.ts';

const COUNT = 5;
const PAUSE_MS = 10_000;
const NAMES = { build: 'Gatsby', check: 'revisar', copy: 'copiar', switch: 'cambiar' };

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** Measures the time from «Publicar» to the new page, in milliseconds, and each phase of the builds. */
export async function measureClicks(
  product: Product,
  count: number,
): Promise<{ totals: number[]; measured: string }> {
  const totals: number[] = [];
  const phases: PhaseTimes[] = [];
  // The first build after a restart fills in-memory caches and is not counted.
  for (let i = 0; i <= count; i += 1) {
    await product.settled();
    // Staff rarely publish immediately after the last build.
    await sleep(PAUSE_MS);
    const startedAt = Date.now();
    await product.untilLive(await product.publishChange());
    const took = Date.now() - startedAt;
    const { last } = await product.settled();
    if (i === 0) continue;
    totals.push(took);
    phases.push(last?.phases ?? {});
  }
  const median = (values: number[]): string => inSeconds(percentile(values, 0.5));
  const shares = (Object.keys(NAMES) as (keyof typeof NAMES)[]).map(
    (phase) => `${NAMES[phase]} ${median(phases.map((each) => each[phase] ?? 0))}`,
  );
  const [fastest, slowest] = [Math.min(...totals), Math.max(...totals)].map(inSeconds);
  const measured = `${median(totals)} (${fastest}–${slowest}): ${shares.join(', ')}; el resto es la espera de ${PACE.quietMs} ms y el CMS`;
  return { totals, measured };
}

/** Measured without a limit, since the machine may be busy; expected values: `cms/docs/measurements.md`. */
export const clickToLive: Scenario = {
  name: `de «Publicar» a la página nueva, mediana de ${COUNT}`,
  expects: 'se mide',
  needs: ['site'],
  run: async (product) => (await measureClicks(product, COUNT)).measured,
};
