import { closeSync, openSync, readdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DISK_FULL } from '../../../publisher/failures/failure.ts';
import { expectThat } from '../../harness/until.ts';
import type { Scenario, Stage } from '../scenario.ts';

const MB = 1024 * 1024;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Fills the small disk except for `leaving` bytes; returns the filler file. */
function fill(folder: string, leaving: number): string {
  const file = path.join(folder, 'relleno');
  const piece = Buffer.alloc(MB / 4);
  const descriptor = openSync(file, 'a');
  try {
    while (freeBytes(folder) > leaving + piece.length) writeSync(descriptor, piece);
  } finally {
    closeSync(descriptor);
  }
  return file;
}

async function expectDiskFull({ product }: Stage, mark: number, liveBefore: string | undefined) {
  await product.waitForLine(/^No se publicó/, mark);
  const { state, last, live } = await product.status();
  expectThat(state === 'failed' && last?.error === DISK_FULL, `El estado dice: ${last?.error}`);
  expectThat(live?.release === liveBefore, 'Cambió lo que ven los visitantes.');
  const names = readdirSync(product.releases.dir);
  expectThat(!names.some((name) => name.endsWith('.tmp')), 'Quedó media versión.');
}

/** Expects the failure, removes the filler in any case, and waits for the recovery. */
async function expectRecovery(
  stage: Stage,
  filler: string,
  text: string,
  expectFailure: () => Promise<void>,
): Promise<string> {
  await expectFailure().finally(() => rmSync(filler));
  const took = await stage.untilLive(text);
  return `sola, ${(took / 1000).toFixed(0)} s después de haber lugar`;
}

export const diskAlmostFull: Scenario = {
  name: 'disco casi lleno: no se empieza a copiar, sigue la versión de antes',
  async run(stage) {
    const { product, publishChange } = stage;
    const before = (await product.settled()).live?.release;
    const mark = product.lines.length;
    const filler = fill(product.siteStateDir, 2 * MB);
    const text = await publishChange();
    return expectRecovery(stage, filler, text, () => expectDiskFull(stage, mark, before));
  },
};

export const diskFull: Scenario = {
  name: 'disco lleno al copiar: sigue la versión de antes, nada a medias',
  async run(stage) {
    const { product, publishChange } = stage;
    const before = (await product.settled()).live?.release;
    const mark = product.lines.length;
    const text = await publishChange();
    while (!readdirSync(product.releases.dir).some((name) => name.endsWith('.tmp'))) await sleep(1);
    const filler = fill(product.siteStateDir, 0);
    return expectRecovery(stage, filler, text, () => expectDiskFull(stage, mark, before));
  },
};
