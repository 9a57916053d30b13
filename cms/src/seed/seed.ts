import path from 'node:path';

import type { Core } from '@strapi/strapi';

import { ownAttributes } from '../content-model/content-attributes';
import { modelOf } from '../platform/strapi/model';
import { readSeedEntries } from './read-seed-entries';
import { seedEntry, type SeedOutcome } from './seed-entry';
import { SeedError } from './seed-error';
import { seedMedia } from './seed-media';
import { loadSeedMemory, type SeedMemory } from './seed-memory';
import { CONTENT_STEPS, DEMO_STEPS, type SeedStep } from './seed-steps';
import { toStrapi, type SeedContext } from './to-strapi';

type SeedOptions = {
  /** Also overwrites what staff edited. */
  force?: boolean;
  /** Also writes the sample enquiries. */
  isDemo?: boolean;
  dataDir?: string;
};

type SeedSummary = Record<SeedOutcome, number>;

async function seedStep(
  strapi: Core.Strapi,
  memory: SeedMemory,
  step: SeedStep,
  context: SeedContext & { remember: (uid: string, key: string, documentId: string) => void },
  options: Required<SeedOptions>,
  summary: SeedSummary,
) {
  const attributes = context.attributesOf(step.uid);
  for (const { key, record } of readSeedEntries(options.dataDir, step)) {
    try {
      const data = toStrapi(step.uid, record, context);
      const filters: Record<string, string> = step.key ? { [step.key]: key } : {};
      const { uid, isDraft } = step;
      const entry = { uid, key, filters, data, attributes, isDraft };
      const { documentId, outcome } = await seedEntry(strapi, memory, entry, options.force);
      context.remember(step.uid, key, documentId);
      summary[outcome] += 1;
    } catch (error) {
      throw new SeedError(step.file, key, error);
    }
  }
}

/**
 * Writes and publishes the content of cms/data. Idempotent: skips unchanged entries and keeps entries
 * that staff edited.
 * @throws SeedError at the first entry that cannot be written
 */
export async function seed(strapi: Core.Strapi, options: SeedOptions = {}): Promise<SeedSummary> {
  const dataDir = options.dataDir ?? path.join(strapi.dirs.app.root, 'data');
  const settings = { force: false, isDemo: false, ...options, dataDir };
  const summary: SeedSummary = { created: 0, updated: 0, unchanged: 0, kept: 0 };
  const memory = await loadSeedMemory(strapi);
  await memory.setRunning(true);

  const files = await seedMedia(strapi, dataDir, memory, settings.force);
  const documentIds = new Map<string, string>();
  const context = {
    attributesOf: (uid: string) => ownAttributes(modelOf(strapi, uid)),
    mediaId: (name: string) => files.get(name)?.id,
    mediaUrl: (name: string) => files.get(name)?.url,
    documentId: (uid: string, slug: string) => documentIds.get(`${uid}/${slug}`),
    remember: (uid: string, key: string, id: string) => documentIds.set(`${uid}/${key}`, id),
  };
  const steps = settings.isDemo ? [...CONTENT_STEPS, ...DEMO_STEPS] : CONTENT_STEPS;
  for (const step of steps) await seedStep(strapi, memory, step, context, settings, summary);

  await memory.setRunning(false);
  return summary;
}
