import { setTimeout as sleep } from 'node:timers/promises';
import type { PhaseTimes } from '@tequiora/cms/contracts/publisher.ts';
import { PACE } from '../../../publisher/queue/pace.ts';
import type { Scenario, Stage } from '../scenario.ts';

const COUNT = 5;
const PAUSE_MS = 10_000;
const PHASES = ['build', 'check', 'copy', 'switch'] as const;
const NAMES = { build: 'Gatsby', check: 'revisar', copy: 'copiar', switch: 'cambiar' };

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** Measures the time from «Publicar» to the new page, in milliseconds, with a summary by phase. */
export async function measureClicks(
  { product, publishChange, untilLive }: Stage,
  count: number,
): Promise<{ totals: number[]; remark: string }> {
  const totals: number[] = [];
  const phases: PhaseTimes[] = [];
  // The first build after a restart fills in-memory caches and is not counted.
  for (let i = 0; i <= count; i += 1) {
    await product.settled();
    // Staff rarely publish immediately after the last build.
    await sleep(PAUSE_MS);
    const startedAt = Date.now();
    await untilLive(await publishChange());
    if (i > 0) totals.push(Date.now() - startedAt);
    const { last } = await product.settled();
    if (i > 0 && last?.phases) phases.push(last.phases);
  }
  const shares = PHASES.map(
    (phase) => `${NAMES[phase]} ${inSeconds(median(phases.map((each) => each[phase] ?? 0)))}`,
  );
  const [fastest, slowest] = [Math.min(...totals), Math.max(...totals)].map(inSeconds);
  const remark = `${inSeconds(median(totals))} (${fastest}–${slowest}): ${shares.join(', ')}; el resto es la espera de ${PACE.quietMs} ms y el CMS`;
  return { totals, remark };
}

/** Measured without a limit, since the machine may be busy; expected values: `cms/docs/measurements.md`. */
export const clickToLive: Scenario = {
  name: `de «Publicar» a la página nueva, mediana de ${COUNT}`,
  isMeasurement: true,
  run: async (stage) => (await measureClicks(stage, COUNT)).remark,
};
