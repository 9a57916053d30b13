import { PACE } from '../../publisher/pace.ts';
import type { PhaseTimes } from '../../publisher/phase-clock.ts';
import type { Scenario } from '../scenario.ts';

const COUNT = 5;
const PHASES = ['build', 'check', 'copy', 'switch'] as const;
const NAMES = { build: 'Gatsby', check: 'revisar', copy: 'copiar', switch: 'cambiar' };

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/** It measures and sets no limit: a busy machine would decide. The README says what is expected. */
export const clickToLive: Scenario = {
  name: `de «Publicar» a la página nueva, mediana de ${COUNT}`,
  async run({ product, publishChange, untilLive }) {
    const totals: number[] = [];
    const phases: PhaseTimes[] = [];
    // The first one after a restart still fills caches in memory.
    for (let i = 0; i <= COUNT; i += 1) {
      await product.settled();
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
    return `${inSeconds(median(totals))} (${fastest}–${slowest}): ${shares.join(', ')}; el resto es la espera de ${PACE.quietMs} ms y el CMS`;
  },
};
