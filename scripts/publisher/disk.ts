import { statfs } from 'node:fs/promises';
import { DISK_FULL, PublishFailure } from './failure.ts';

/** A release needs its own size, and as much again for the next one's caches and pictures. */
const FACTOR = 2;

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`;
}

/**
 * Makes sure that a release fits before any of it is written.
 * @throws PublishFailure when it does not
 */
export async function assertRoomFor(folder: string, releaseBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [free, wanted] = [bavail * bsize, releaseBytes * FACTOR];
  if (free >= wanted) return;
  throw new PublishFailure(
    { message: DISK_FULL },
    `Quedan ${megabytes(free)} libres y se necesitan ${megabytes(wanted)}.`,
  );
}
