import { prepareDataDir } from './data-dir.ts';
import { ensureEnvFile, loadEnvFile } from './env-file.ts';
import { ALL_VARIABLES, readVariables, type Variables } from './env.ts';
import { print } from './print.ts';

/**
 * Returns the variables of a command: those of the terminal, then those of `.env`, which it creates
 * when it is missing. Prepares the data folder. `isDemo` is the default of DEMO.
 */
export function prepareEnvironment({ isDemo }: { isDemo: boolean }): Variables {
  if (ensureEnvFile()) print('Se escribió .env con secretos al azar (no se sube a git).');
  const source = loadEnvFile();
  // Child processes inherit variables that are unknown here, such as the rate limits.
  Object.assign(process.env, source);
  const variables = readVariables(ALL_VARIABLES, {
    ...source,
    DEMO: source.DEMO || String(isDemo),
    // Our own web server in front of the CMS sends the client's address.
    TRUSTED_PROXIES: source.TRUSTED_PROXIES || '127.0.0.1',
  });
  prepareDataDir(variables.DATA_DIR);
  return variables;
}
