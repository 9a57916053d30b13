import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectThat } from '../../harness/until.ts';
import type { Scenario, Stage } from '../scenario.ts';

type KillPoint = { phase: string; reached: (stage: Stage, mark: number) => Promise<unknown> };

const SHORT_MS = 2;

async function untilSeen(check: () => boolean): Promise<void> {
  const limit = Date.now() + 6 * 60_000;
  while (!check()) {
    if (Date.now() > limit) throw new Error('No se llegó a ese momento.');
    await sleep(SHORT_MS);
  }
}

const printsLine =
  (pattern: RegExp) =>
  ({ product }: Stage, mark: number) =>
    product.waitForLine(pattern, mark);

function names(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Points of a build at which the publisher is killed. */
const KILL_POINTS: KillPoint[] = [
  { phase: 'al leer el contenido', reached: printsLine(/^gatsby: .*initialize cache/) },
  { phase: 'al empaquetar', reached: printsLine(/^gatsby: success source and transform nodes/) },
  {
    phase: 'al escribir las páginas',
    reached: printsLine(/^gatsby: success Building HTML renderer/),
  },
  { phase: 'al revisar', reached: printsLine(/^gatsby: info Done building/) },
  {
    phase: 'al copiar',
    reached: ({ product }) =>
      untilSeen(() => names(product.releases.dir).some((name) => name.endsWith('.tmp'))),
  },
  {
    phase: 'al cambiar de versión',
    reached: ({ product }) => {
      const before = new Set(names(product.releases.dir));
      return untilSeen(() =>
        names(product.releases.dir).some((name) => !name.endsWith('.tmp') && !before.has(name)),
      );
    },
  },
];

export const kills: Scenario[] = KILL_POINTS.map(({ phase, reached }) => ({
  name: `kill -9 al publicador ${phase}: versión entera y recuperación sola`,
  async run(stage) {
    const { product, publishChange, untilLive } = stage;
    await product.settled();
    const mark = product.lines.length;
    const killPoint = reached(stage, mark);
    const text = await publishChange();
    await killPoint;
    await product.kill('publisher');
    await product.startPublisher();
    const took = await untilLive(text);
    await product.settled();
    const halves = names(product.releases.dir).filter((name) => name.endsWith('.tmp'));
    expectThat(halves.length === 0, `Quedó a medias ${halves.join(', ')}.`);
    return `en línea a los ${(took / 1000).toFixed(1)} s de reiniciar`;
  },
}));
