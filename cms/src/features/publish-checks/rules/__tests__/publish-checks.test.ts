import { readdirSync } from 'node:fs';
import path from 'node:path';

import { PUBLISH_CHECKS } from '../run-checks';

const RULES_DIR = path.resolve(__dirname, '..');
const files = readdirSync(RULES_DIR).filter((file) => file.startsWith('check-'));

test.each(files)('the checks of %s are in the list', async (file) => {
  const exported = (await import(path.join(RULES_DIR, file))) as Record<string, unknown>;
  const checks = Object.entries(exported).filter(([name]) => name.endsWith('Check'));
  expect(checks).not.toEqual([]);
  const listed: unknown[] = Object.values(PUBLISH_CHECKS).flat();
  for (const [, check] of checks) expect(listed).toContain(check);
});
