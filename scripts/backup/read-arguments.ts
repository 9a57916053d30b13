import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ROOT_DIR } from '../lib/dirs.ts';
import { UserError } from '../lib/user-error.ts';

/** Reads the file of a command and its options. @throws UserError when there is no single file */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  options: Options,
  message: string,
  hint: string,
) {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length === 1) return { values, file: path.resolve(ROOT_DIR, ...positionals) };
  } catch {
    // Unknown option: same message.
  }
  throw new UserError(message, hint);
}
