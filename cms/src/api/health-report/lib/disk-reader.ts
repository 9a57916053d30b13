import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

import type { DiskHealth } from '../../../../contracts/health-report';
import { cacheWithTtl } from '../../../platform/async/cache-with-ttl';

// Summing up thousands of files is too slow for every request.
const SIZE_TTL_MS = 5 * 60_000;

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { withFileTypes: true, recursive: true });
  let bytes = 0;
  for (const file of files) {
    if (!file.isFile()) continue;
    // The file may have been deleted after `readdir`.
    const found = await stat(path.join(file.parentPath, file.name)).catch(() => null);
    bytes += found?.size ?? 0;
  }
  return bytes;
}

/** Creates a function that returns the disk usage below `dataDir`, or null on failure. */
export function createDiskReader(dataDir: string) {
  const readUploads = cacheWithTtl(SIZE_TTL_MS, () => sizeOf(path.join(dataDir, 'public/uploads')));

  return async function readDisk(): Promise<DiskHealth | null> {
    try {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      const uploadsBytes = await readUploads();
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, uploadsBytes };
    } catch {
      return null;
    }
  };
}
