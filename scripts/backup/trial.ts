import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSettings } from '../lib/database.ts';
import { MODULES_DIR } from '../lib/dirs.ts';
import { createTrialSchema } from './trial-schema.ts';
import { TRIAL_PREFIX } from './workspace.ts';

type Trial = {
  settings: DatabaseSettings;
  remove: () => Promise<void>;
};

/** Returns whether the CMS is installed and can create tables; an image with only the scripts lacks it. */
export const hasCms = (): boolean => existsSync(path.join(MODULES_DIR, '@strapi/strapi'));

/**
 * Creates a temporary installation within this one for a test restore. It is a SQLite file whose tables
 * the CMS creates, or a schema on PostgreSQL where no CMS is installed.
 */
export async function createTrial(env: DatabaseSettings, withCms = hasCms()): Promise<Trial> {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const folder = mkdtempSync(path.join(env.DATA_DIR, TRIAL_PREFIX));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const settings: DatabaseSettings = { ...env, DATA_DIR: folder, DATABASE_FILENAME: '' };
  if (withCms || env.DATABASE_CLIENT === 'sqlite') {
    return {
      settings: { ...settings, DATABASE_CLIENT: 'sqlite' },
      remove: async () => removeFolder(),
    };
  }
  const schema = await createTrialSchema(env.DATABASE_URL).catch((error: unknown) => {
    removeFolder();
    throw error;
  });
  return {
    settings: { ...settings, DATABASE_URL: schema.url },
    remove: async () => {
      removeFolder();
      await schema.remove();
    },
  };
}
