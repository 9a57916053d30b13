import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { DISK_FULL } from '../../publisher/failures/failure.ts';
import type { Product } from '../product.ts';
import type { Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';
import { expectNoPartialRelease, untilCopying } from './kills.ts';

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

async function expectDiskFull(product: Product, mark: number, liveBefore?: string): Promise<void> {
  await product.waitForLine(/^No se publicó/, mark);
  const { state, last, live } = await product.status();
  expectThat(state === 'failed' && last?.error === DISK_FULL, `El estado dice: ${last?.error}`);
  expectThat(live?.release === liveBefore, 'Cambió lo que ven los visitantes.');
  expectNoPartialRelease(product);
}

/** Fills the disk around a publication; expects the failure and, once there is space, the recovery. */
async function publishOnFullDisk(
  product: Product,
  publishAndFill: () => Promise<{ text: string; filler: string }>,
): Promise<string> {
  const { live } = await product.settled();
  const mark = product.lines.length;
  const { text, filler } = await publishAndFill();
  await expectDiskFull(product, mark, live?.release).finally(() => rmSync(filler));
  const took = await product.untilLive(text);
  return `sola, ${(took / 1000).toFixed(0)} s después de haber lugar`;
}

export const diskAlmostFull: Scenario = {
  name: 'disco casi lleno',
  expects: 'no se empieza a copiar, sigue la versión de antes',
  needs: ['site', 'visitor', 'small disk'],
  run: (product) =>
    publishOnFullDisk(product, async () => {
      const filler = fill(product.siteStateDir, 2 * MB);
      return { filler, text: await product.publishChange() };
    }),
};

export const diskFull: Scenario = {
  name: 'disco lleno al copiar',
  expects: 'sigue la versión de antes, nada a medias',
  needs: ['site', 'visitor', 'small disk'],
  run: (product) =>
    publishOnFullDisk(product, async () => {
      const text = await product.publishChange();
      await untilCopying(product);
      return { text, filler: fill(product.siteStateDir, 0) };
    }),
};
