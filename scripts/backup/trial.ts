import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MODULES_DIR } from '../lib/paths.ts';
import type { DatabaseSettings } from './database.ts';
import { createTrialSchema } from './trial-schema.ts';

export type Trial = {
  settings: DatabaseSettings;
  /** Its tables are there already. */
  hasTables: boolean;
  remove: () => Promise<void>;
};

/** Whether the CMS can make tables here; an image with the scripts alone does not have it. */
export const hasCms = (): boolean => existsSync(path.join(MODULES_DIR, '@strapi/strapi'));

/**
 * Where a backup is tried out: an installation inside this one, to be thrown away. With SQLite it is
 * a file of its own, whose tables the CMS makes; on a PostgreSQL without a CMS beside, a schema.
 */
export async function createTrial(env: DatabaseSettings, withCms = hasCms()): Promise<Trial> {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const folder = mkdtempSync(path.join(env.DATA_DIR, 'restore-test-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const settings: DatabaseSettings = { ...env, DATA_DIR: folder, DATABASE_FILENAME: '' };
  if (withCms || env.DATABASE_CLIENT === 'sqlite') {
    return {
      settings: { ...settings, DATABASE_CLIENT: 'sqlite' },
      hasTables: false,
      remove: async () => removeFolder(),
    };
  }
  try {
    const schema = await createTrialSchema(env.DATABASE_URL);
    return {
      settings: { ...settings, DATABASE_URL: schema.url },
      hasTables: true,
      remove: async () => {
        removeFolder();
        await schema.remove();
      },
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}
