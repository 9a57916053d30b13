import { readdirSync } from 'node:fs';
import type { Product } from '../product.ts';
import type { Scenario } from '../scenario.ts';
import { expectThat, until } from '../until.ts';

type KillPoint = { phase: string; reached: (product: Product, mark: number) => Promise<unknown> };

const SHORT_MS = 2;

const isPartial = (name: string): boolean => name.endsWith('.tmp');

/** Waits for a release folder with minimal delay, since a phase may last only milliseconds. */
async function untilRelease(
  { releases }: Product,
  isExpected: (name: string) => boolean,
): Promise<void> {
  const isReached = (): boolean => readdirSync(releases.dir).some(isExpected);
  await until('se llega a ese momento', isReached, { intervalMs: SHORT_MS });
}

export const untilCopying = (product: Product): Promise<void> => untilRelease(product, isPartial);

/** Waits until a release is finished, which is activated next. */
export function untilFinishedRelease(product: Product): Promise<void> {
  const before = new Set(readdirSync(product.releases.dir));
  return untilRelease(product, (name) => !isPartial(name) && !before.has(name));
}

/** @throws when a part of a release was left behind */
export function expectNoPartialRelease({ releases }: Product): void {
  const partial = readdirSync(releases.dir).filter(isPartial);
  expectThat(partial.length === 0, `Quedó a medias ${partial.join(', ')}.`);
}

const printsLine =
  (pattern: RegExp) =>
  (product: Product, mark: number): Promise<number> =>
    product.waitForLine(pattern, mark);

/** Points of a build at which the publisher is killed. */
const KILL_POINTS: KillPoint[] = [
  { phase: 'al leer el contenido', reached: printsLine(/^gatsby: .*initialize cache/) },
  { phase: 'al empaquetar', reached: printsLine(/^gatsby: success source and transform nodes/) },
  {
    phase: 'al escribir las páginas',
    reached: printsLine(/^gatsby: success Building HTML renderer/),
  },
  { phase: 'al revisar', reached: printsLine(/^gatsby: info Done building/) },
  { phase: 'al copiar', reached: untilCopying },
  {
    phase: 'al cambiar de versión',
    reached: untilFinishedRelease,
  },
];

export const kills = KILL_POINTS.map(({ phase, reached }): Scenario => ({
  name: `kill -9 al publicador ${phase}`,
  expects: 'versión entera y recuperación sola',
  needs: ['site', 'visitor'],
  async run(product) {
    await product.settled();
    const killPoint = reached(product, product.lines.length);
    const text = await product.publishChange();
    await killPoint;
    await product.kill('publisher');
    await product.start('publisher');
    const took = await product.untilLive(text);
    await product.settled();
    expectNoPartialRelease(product);
    return `en línea a los ${(took / 1000).toFixed(1)} s de reiniciar`;
  },
}));
