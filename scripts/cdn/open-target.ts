import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT_DIR } from '../lib/dirs.ts';
import { UserError } from '../lib/user-error.ts';
import { openFolderTarget } from './folder-target.ts';
import { openS3Target, type S3Account } from './s3-target.ts';
import type { Target } from './target.ts';

const HINT =
  'Por ejemplo: npm run publish:site -- --target s3://almacen/carpeta, o --target /srv/sitio';

export type PublishOptions = { target: string | undefined; fromScratch: boolean };

/** Reads `--target ADDRESS` and `--from-scratch`. @throws UserError for anything else */
export function readPublishOptions(args: string[]): PublishOptions {
  const options = { target: { type: 'string' }, 'from-scratch': { type: 'boolean' } } as const;
  try {
    const { values } = parseArgs({ args, options });
    return { target: values.target, fromScratch: values['from-scratch'] ?? false };
  } catch {
    throw new UserError(`No se entiende «${args.join(' ')}».`, HINT);
  }
}

/** Opens `s3://bucket/folder`, or a folder relative to the repository root. */
export function openTarget(address: string, account: S3Account): Target {
  if (/^s3:\/\/[a-z0-9]/.test(address)) return openS3Target(address, account);
  if (address === '' || /^[a-z0-9]+:\/\//i.test(address)) {
    throw new UserError(`«${address}» no es un destino.`, HINT);
  }
  const folder = path.resolve(ROOT_DIR, address);
  mkdirSync(folder, { recursive: true });
  return openFolderTarget(folder);
}
