import { prepareDataDir } from './data-dir.ts';
import { ensureEnvFile, findUnknownVariables, loadEnvFile, readEnvNames } from './env-file.ts';
import { ALL_VARIABLES, readVariables, type Variables } from './env.ts';
import { print, printError } from './print.ts';

/**
 * Returns the variables of a command: those of the terminal, then those of `.env`, which it creates
 * when it is missing, and names unknown variables in it. Prepares the data folder. `isDemo` is the default of DEMO.
 */
export function prepareEnvironment({ isDemo }: { isDemo: boolean }): Variables {
  if (ensureEnvFile()) print('Se escribió .env con secretos al azar (no se sube a git).');
  const unknown = findUnknownVariables(readEnvNames());
  if (unknown.length > 0) {
    printError(`⚠ No se conoce en .env: ${unknown.join(', ')}. Los nombres están en .env.example.`);
  }
  const source = loadEnvFile();
  // Child processes inherit variables that are unknown here, such as those of Node.
  Object.assign(process.env, source);
  const variables = readVariables(ALL_VARIABLES, {
    ...source,
    DEMO: source.DEMO || String(isDemo),
  });
  prepareDataDir(variables.DATA_DIR);
  return variables;
}
