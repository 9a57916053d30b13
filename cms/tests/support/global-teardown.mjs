import { rmSync } from 'node:fs';

export default async function globalTeardown() {
  globalThis.template?.remove();
  await globalThis.postgres?.remove();
  rmSync(process.env.TEST_CMS_DIST, { recursive: true, force: true });
}
