import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signIn } from './faults/cms-editor.ts';
import { createEnvironment } from './faults/environment.ts';
import { createProduct, startProduct } from './faults/product.ts';
import { startReader, type Reader } from './faults/reader.ts';
import { createStage, type Scenario, type Stage } from './faults/scenario.ts';
import { scenariosFor } from './faults/scenarios.ts';
import { runMain } from './lib/main.ts';
import { runScenario, showOutcomes, type Outcome } from './lib/outcomes.ts';
import { print } from './lib/print.ts';
import { onTermination } from './lib/termination.ts';
import { messageOf } from './lib/user-error.ts';

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
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tequiora-faults-'));
  const product = createProduct(await createEnvironment(dataDir));
  const isLarge = scenariosFor(parts, { hasSmallDisk: true }).some((each) => each.isOnRequest);
  const hasSmallDisk = !isLarge && mountSmallDisk(product.siteStateDir);
  const end = async (): Promise<void> => {
    await product.stopAll();
    if (hasSmallDisk) spawnSync('umount', ['-l', product.siteStateDir]);
    rmSync(dataDir, { recursive: true, force: true });
  };
  onTermination(end);
  try {
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
  } finally {
    await end();
  }
}

runMain(main);
