import path from 'node:path';
import { openReleaseStore } from '../lib/releases/release-store.ts';
import { step, detail } from '../lib/steps.ts';
import { UserError } from '../lib/user-error.ts';
import { openTarget } from './open-target.ts';
import { publishRelease } from './publish-release.ts';
import { S3_VARIABLES, type S3Account } from './s3-target.ts';

export const DELIVERY_VARIABLES = ['DATA_DIR', ...S3_VARIABLES] as const;

/** Returns the folder of the live release in DATA_DIR; undefined before the first one. */
export function findLiveRelease(dataDir: string): string | undefined {
  const store = openReleaseStore(path.join(dataDir, 'site'));
  const live = store.live();
  return live && path.join(store.dir, live.id);
}

export async function deliverSite(
  env: S3Account & { DATA_DIR: string },
  address: string,
): Promise<void> {
  const dir = findLiveRelease(env.DATA_DIR);
  if (!dir) throw new UserError('Todavía no hay ninguna versión del sitio.');
  const target = openTarget(address, env);
  try {
    const { release, written, bytes, removed } = await step(
      `Llevar el sitio a ${target.name}`,
      () => publishRelease(dir, target),
    );
    const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
    detail(`La versión ${release}: ${written} archivos (${size}) escritos, ${removed} quitados`);
  } finally {
    target.close();
  }
}
