import { prepareDataDir } from './data-dir.ts';
import { ensureEnvFile, loadEnvFile } from './env-file.ts';
import { ALL_VARIABLES, readVariables, type Variables } from './env.ts';
import { say } from './log.ts';
import { ROOT_DIR } from './paths.ts';

/**
 * The variables of a command on this machine: the terminal's, then those of `.env`, which is
 * written when it is missing; and the folder for data, made ready. `isDemo` decides where neither
 * says anything about DEMO.
 */
export function prepareEnvironment({ isDemo }: { isDemo: boolean }): Variables {
  if (ensureEnvFile(ROOT_DIR)) say('Se escribió .env con secretos al azar (no se sube a git).');
  const source = loadEnvFile(ROOT_DIR, process.env);
  // The programs that are started inherit what only they know, such as the rate limits.
  Object.assign(process.env, source);
  const variables = readVariables(ALL_VARIABLES, {
    ...source,
    DEMO: source.DEMO || String(isDemo),
    // Our own web server stands in front of the CMS and says who the client is.
    TRUSTED_PROXIES: source.TRUSTED_PROXIES || '127.0.0.1',
  });
  prepareDataDir(variables.DATA_DIR);
  return variables;
}
