import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { runMain } from './lib/main.ts';
import { runScenario, showOutcomes, type Outcome } from './lib/outcomes.ts';
import { print } from './lib/print.ts';
import { messageOf } from './lib/user-error.ts';
import { startReader, type Reader } from './trials/faults/reader.ts';
import { createStage, type Scenario, type Stage } from './trials/faults/scenario.ts';
import { scenariosFor } from './trials/faults/scenarios.ts';
import { signIn } from './trials/harness/cms-editor.ts';
import { createEnvironment } from './trials/harness/environment.ts';
import { createProduct, startProduct } from './trials/harness/product.ts';
import { withDataDir } from './trials/harness/with-data-dir.ts';

const SMALL_DISK = 'size=96m';

/** Mounts a small disk for the releases; returns false without the privileges for it. */
function mountSmallDisk(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  return spawnSync('mount', ['-t', 'tmpfs', '-o', SMALL_DISK, 'tmpfs', folder]).status === 0;
}

/** Runs a scenario while a visitor reads the site; any faulty response fails the scenario. */
async function runWithReader(scenario: Scenario, stage: Stage, reader: Reader): Promise<string> {
  reader.setPaused(scenario.isMeasurement ?? false);
  const problems: string[] = [];
  const remark = await scenario.run(stage).catch((error: unknown) => {
    problems.push(messageOf(error));
    return '';
  });
  const { reads, faults } = reader.report();
  if (faults.length > 0) problems.push(`Un visitante recibió: ${faults.slice(0, 5).join('; ')}`);
  if (problems.length > 0) throw new Error(problems.join(' '));
  return `${remark}; ${reads} lecturas`;
}

/** `npm run test:faults`: runs the real product under every fault that it must tolerate. */
async function main(): Promise<number> {
  const parts = process.argv.slice(2);
  return withDataDir('faults', async (dataDir, onEnd) => {
    const product = createProduct(await createEnvironment(dataDir));
    const isLarge = scenariosFor(parts, { hasSmallDisk: true }).some((each) => each.isOnRequest);
    const hasSmallDisk = !isLarge && mountSmallDisk(product.siteStateDir);
    onEnd(() => void (hasSmallDisk && spawnSync('umount', ['-l', product.siteStateDir])));
    onEnd(() => product.stopAll());
    await startProduct(product);
    const { CMS_ADMIN_EMAIL: email, CMS_ADMIN_PASSWORD: password } = product.env;
    const editor = await signIn(product.env.CMS_PUBLIC_URL, { email, password });
    const stage = await createStage(product, editor);
    const reader = startReader(product);
    const outcomes: Outcome[] = [];
    for (const scenario of scenariosFor(parts, { hasSmallDisk })) {
      const run = () => runWithReader(scenario, stage, reader);
      outcomes.push(await runScenario(scenario.name, run));
    }
    await reader.stop();
    const code = showOutcomes(outcomes);
    if (!hasSmallDisk) print('Sin disco lleno: montar un tmpfs pide permisos de administrador.');
    return code;
  });
}

runMain(main);
