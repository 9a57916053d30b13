import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from './dirs.ts';

/** Version of the product in its package.json. */
export const VERSION = (
  JSON.parse(readFileSync(path.join(ROOT_DIR, 'package.json'), 'utf8')) as { version: string }
).version;
