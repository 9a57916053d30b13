import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from './paths.ts';

/** The version of the product, as its manifest says. */
export const VERSION = (
  JSON.parse(readFileSync(path.join(ROOT_DIR, 'package.json'), 'utf8')) as { version: string }
).version;
