import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { bold, green, print, red } from '../lib/print.ts';
import { messageOf, UserError } from '../lib/user-error.ts';
import { mountSmallDisk, openProduct } from './open-product.ts';
import type { Product } from './product.ts';
import type { Outcome } from './report.ts';
import type { CleanUps, Options, Scenario } from './scenario.ts';
import { startVisitor } from './visitor.ts';

/** Provides what a scenario needs and runs it; returns the measured figures. */
async function prepareAndRun({ needs, run }: Scenario, product: Product, options: Options) {
  if (options.isRunning) return run(product, options);
  if (needs.includes('wrk') && spawnSync('wrk', ['-v']).error) {
    throw new UserError('Falta wrk, que hace las peticiones: sudo apt-get install wrk.');
  }
  if (needs.includes('site')) await product.publishSite();
  if (!needs.includes('visitor')) return run(product, options);
  const visitor = startVisitor(product);
  const [result] = await Promise.allSettled([run(product, options)]);
  const { reads, faults } = await visitor.stop();
  const problems = result.status === 'rejected' ? [messageOf(result.reason)] : [];
  if (faults.length > 0) problems.push(`Un visitante recibió: ${faults.slice(0, 5).join('; ')}`);
  if (result.status === 'rejected' || problems.length > 0) throw new Error(problems.join(' '));
  return `${result.value}; ${reads} lecturas`;
}

export async function runScenario(
  scenario: Scenario,
  product: Product,
  options: Options,
): Promise<Outcome> {
  print(`\n${bold(`── ${scenario.name} ──`)}`);
  const startedAt = Date.now();
  const outcome = await prepareAndRun(scenario, product, options).then(
    (measured) => ({ isGood: true, measured }),
    (error: unknown) => ({ isGood: false, measured: messageOf(error) }),
  );
  print(outcome.isGood ? green(`✓ ${outcome.measured}`) : red(`✗ ${outcome.measured}`));
  return { ...outcome, scenario, took: Date.now() - startedAt };
}

/** Runs scenarios one after the other on one product, which starts with what any of them needs. */
export async function runGroup(
  scenarios: readonly Scenario[],
  options: Options,
  { dataDir, cleanUps }: { dataDir: string; cleanUps: CleanUps },
): Promise<Outcome[]> {
  const needs = new Set(scenarios.flatMap((each) => each.needs));
  const usesSmallDisk = needs.has('small disk') && !scenarios.some((each) => each.isOnRequest);
  const hasSmallDisk = usesSmallDisk && mountSmallDisk(path.join(dataDir, 'site'), cleanUps);
  const product = await openProduct(dataDir, needs, cleanUps);
  const outcomes: Outcome[] = [];
  for (const scenario of scenarios) {
    if (hasSmallDisk || !scenario.needs.includes('small disk')) {
      outcomes.push(await runScenario(scenario, product, options));
    } else {
      print(`\nSin «${scenario.name}»: montar un tmpfs pide permisos de administrador.`);
    }
  }
  return outcomes;
}
