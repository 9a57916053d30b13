import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runMain } from './lib/main.ts';
import { runScenario, showOutcomes, type Outcome } from './lib/outcomes.ts';
import { onTermination } from './lib/termination.ts';
import { UserError } from './lib/user-error.ts';
import { scenariosFor } from './load/scenarios.ts';
import { createSetting } from './load/setting.ts';

/** `npm run test:load [-- part]`: runs the production set-up under load, attacks and outages. */
async function main(): Promise<number> {
  const parts = process.argv.slice(2);
  const scenarios = scenariosFor(parts);
  if (scenarios.length === 0) {
    const names = scenariosFor([]).map(({ name }) => `  ${name}`);
    throw new UserError(`Ninguna prueba se llama «${parts.join(' ')}».`, names.join('\n'));
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tequiora-load-'));
  const starting = createSetting(dataDir);
  const end = async (): Promise<void> => {
    const setting = await starting.catch(() => undefined);
    await setting?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  onTermination(end, 130);
  try {
    const setting = await starting;
    const outcomes: Outcome[] = [];
    for (const { name, needsSite, run } of scenarios) {
      if (needsSite) await setting.publishSite();
      outcomes.push(await runScenario(name, () => run(setting)));
    }
    return showOutcomes(outcomes);
  } finally {
    await end();
  }
}

runMain(main);
