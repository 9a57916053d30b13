import { statfs } from 'node:fs/promises';
import { DISK_FULL, PublishFailure } from '../failures/failure.ts';

/** Besides the release itself, the caches and pictures of the next build need about the same space. */
const FACTOR = 2;

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`;
}

/**
 * Checks that a release fits on the disk before any of it is written.
 * @throws PublishFailure when the disk is too full
 */
export async function assertDiskSpace(folder: string, releaseBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [free, required] = [bavail * bsize, releaseBytes * FACTOR];
  if (free >= required) return;
  throw new PublishFailure(
    { message: DISK_FULL },
    `Quedan ${megabytes(free)} libres y se necesitan ${megabytes(required)}.`,
  );
}
