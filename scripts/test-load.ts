import { runMain } from './lib/main.ts';
import { runScenario, showOutcomes, type Outcome } from './lib/outcomes.ts';
import { UserError } from './lib/user-error.ts';
import { withDataDir } from './trials/harness/with-data-dir.ts';
import { scenariosFor } from './trials/load/scenarios.ts';
import { createSetting } from './trials/load/setting.ts';

/** `npm run test:load [-- part]`: runs the production set-up under load, attacks and outages. */
async function main(): Promise<number> {
  const parts = process.argv.slice(2);
  const scenarios = scenariosFor(parts);
  if (scenarios.length === 0) {
    const names = scenariosFor([]).map(({ name }) => `  ${name}`);
    throw new UserError(`Ninguna prueba se llama «${parts.join(' ')}».`, names.join('\n'));
  }
  return withDataDir('load', async (dataDir, onEnd) => {
    const starting = createSetting(dataDir);
    onEnd(async () => (await starting.catch(() => undefined))?.stop());
    const setting = await starting;
    const outcomes: Outcome[] = [];
    for (const { name, needsSite, run } of scenarios) {
      if (needsSite) await setting.publishSite();
      outcomes.push(await runScenario(name, () => run(setting)));
    }
    return showOutcomes(outcomes);
  });
}

runMain(main);
