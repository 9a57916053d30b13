import { isAlive } from '../../../lib/is-alive.ts';
import { detail } from '../../../lib/steps.ts';
import { expectThat } from '../../harness/until.ts';
import { attack, type Report } from '../malformed/attack.ts';
import { targetsOf } from '../malformed/targets.ts';
import { inMegabytes, memoryOf } from '../memory.ts';
import type { Scenario } from '../scenario.ts';

const TOTAL = 10_000;
const WARM_UP = 3_000;
const SEED = 20_261_121;
const GROWTH_BYTES = 64 * 1024 * 1024;

function countStatuses(reports: readonly Report[]): string {
  const total = new Map<string, number>();
  for (const { statuses } of reports) {
    for (const [status, count] of statuses) {
      const name = String(status ?? 'sin respuesta, cerrada');
      total.set(name, (total.get(name) ?? 0) + count);
    }
  }
  return [...total]
    .sort(([, a], [, b]) => b - a)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

export const malformed: Scenario = {
  name: `${TOTAL} peticiones mal formadas: ningún 5xx, ninguna sin respuesta, memoria pareja`,
  needsSite: true,
  async run(setting) {
    const targets = targetsOf(setting);
    const reports: Report[] = [];
    const growths: string[] = [];
    for (const { pid, share, ...target } of targets) {
      await attack(target, { count: Math.round(WARM_UP * share), seed: SEED + 1 });
      const before = memoryOf(pid);
      const report = await attack(target, { count: Math.round(TOTAL * share), seed: SEED });
      reports.push(report);
      expectThat(isAlive(pid), `${target.name} ya no está.`);
      const growth = memoryOf(pid) - before;
      growths.push(
        `${target.name} ${inMegabytes(before)} ${growth < 0 ? '−' : '+'} ${inMegabytes(Math.abs(growth))}`,
      );
      detail(`${target.name}: ${countStatuses([report])}`);
      const { faults } = report;
      expectThat(
        faults.length === 0,
        `${target.name}: ${faults.length} fallas, semilla ${SEED}: ${faults.slice(0, 5).join('\n')}`,
      );
      expectThat(growth < GROWTH_BYTES, `${growths.at(-1)}, más de ${inMegabytes(GROWTH_BYTES)}.`);
    }
    return `${countStatuses(reports)}; memoria: ${growths.join(', ')}`;
  },
};
