import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';

import type { DiskHealth } from '../../../../contracts/health-report';

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
export function createDiskReader(dataDir: string, now: () => number = Date.now) {
  let measured: { at: number; bytes: Promise<number> } | undefined;

  function uploads(): Promise<number> {
    if (!measured || now() - measured.at > SIZE_TTL_MS) {
      measured = { at: now(), bytes: sizeOf(path.join(dataDir, 'public/uploads')) };
    }
    return measured.bytes;
  }

  return async function readDisk(): Promise<DiskHealth | null> {
    try {
      const { bavail, blocks, bsize } = await statfs(dataDir);
      const uploadsBytes = await uploads();
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize, uploadsBytes };
    } catch {
      measured = undefined;
      return null;
    }
  };
}
