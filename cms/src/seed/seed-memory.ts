import type { Core } from '@strapi/strapi';

import { storeOf } from '../platform/strapi/store-of';

type SeededEntry = { documentId: string; hash: string; updatedAt: string };
type SeededFile = { id: number; hash: string; updatedAt: string };

type Memory = {
  /** True while a seed runs, so that an interrupted seed can be resumed. */
  isRunning: boolean;
  entries: Record<string, SeededEntry>;
  files: Record<string, SeededFile>;
};

/** Loads the record of what the seed wrote. Content that differs from it was edited by staff. */
export async function loadSeedMemory(strapi: Core.Strapi) {
  const store = storeOf<Memory>(strapi, { type: 'core', name: 'seed', key: 'memory' });
  const stored = await store.get();
  const memory: Memory = stored ?? { isRunning: false, entries: {}, files: {} };
  const save = () => store.set({ value: memory });

  return {
    isRunning: () => memory.isRunning,
    async setRunning(isRunning: boolean) {
      memory.isRunning = isRunning;
      await save();
    },
    entry: (uid: string, key: string): SeededEntry | undefined => memory.entries[`${uid}/${key}`],
    async rememberEntry(uid: string, key: string, entry: SeededEntry) {
      memory.entries[`${uid}/${key}`] = entry;
      await save();
    },
    file: (name: string): SeededFile | undefined => memory.files[name],
    async rememberFiles(files: Record<string, SeededFile>) {
      Object.assign(memory.files, files);
      await save();
    },
  };
}

export type SeedMemory = Awaited<ReturnType<typeof loadSeedMemory>>;
