import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { acquireLock } from '@tequiora/cms/contracts/process-lock.ts';
import { checkDatabase } from './lib/check-database.ts';
import { compileCms, startCms } from './lib/cms.ts';
import type { Variables } from './lib/env.ts';
import { endWithFailure } from './lib/main.ts';
import { assertPortsFree } from './lib/ports.ts';
import { prepareEnvironment } from './lib/prepare-environment.ts';
import { duration, print } from './lib/print.ts';
import { hasRelease, startPublisher, startWebServer, waitForFirstRelease } from './lib/services.ts';
import { step } from './lib/steps.ts';
import { showSummary } from './lib/summary.ts';
import { Supervisor } from './lib/supervisor.ts';
import { onTermination } from './lib/termination.ts';
import { UserError } from './lib/user-error.ts';
import { writeJson } from './lib/write-json.ts';

/** Memory in bytes for compiling the CMS panel (2.6 GB) and building the site (up to 3 GB) at once. */
const MEMORY_FOR_BOTH = 6e9;

/** Starts the programs, and compiles a changed CMS panel in parallel if memory allows. */
async function startProduct(env: Variables, supervisor: Supervisor): Promise<void> {
  const web = () => step('Iniciar el servidor web', () => startWebServer(env, supervisor));
  const isServing = hasRelease(env);
  if (isServing) await web();
  const { panel } = await compileCms(env, supervisor);
  if (process.availableMemory() < MEMORY_FOR_BOTH) await panel;
  const startRest = async (): Promise<void> => {
    await step('Iniciar el CMS', () => startCms(env, supervisor));
    await step('Iniciar el publicador', () => startPublisher(env, supervisor));
    if (isServing) return;
    await step('Construir y publicar el sitio', () => waitForFirstRelease(env));
    await web();
  };
  await Promise.all([panel, startRest()]);
}

/** Keeps a second start off the same data until this process ends. */
async function lockDataDir({ DATA_DIR }: Variables): Promise<void> {
  await acquireLock(path.join(DATA_DIR, 'start.sock'), (holder) => {
    throw new UserError(
      `El producto ya está en marcha con los datos de ${DATA_DIR} (proceso ${holder}).`,
      'Usa ese, termínalo antes de iniciar otro, o da otra carpeta: DATA_DIR=carpeta npm start.',
    );
  });
}

/** Starts the product; the child processes keep this process alive afterwards. */
async function main(): Promise<void> {
  const startedAt = Date.now();
  const { values } = parseArgs({ options: { 'ready-file': { type: 'string' } } });
  const env = prepareEnvironment({ isDemo: true });
  await lockDataDir(env);
  await assertPortsFree(
    [
      { variable: 'CMS_PORT', port: env.CMS_PORT, purpose: 'el CMS' },
      { variable: 'SITE_PORT', port: env.SITE_PORT, purpose: 'el sitio' },
      { variable: 'PUBLISHER_PORT', port: env.PUBLISHER_PORT, purpose: 'el publicador' },
    ],
    env.HOST,
  );
  await checkDatabase(env);
  // Exist while all programs respond, for other programs that wait for it.
  const readyFiles = [path.join(env.DATA_DIR, 'start.json')];
  if (values['ready-file']) readyFiles.push(path.resolve(values['ready-file']));
  const removeReadyFiles = () => readyFiles.forEach((file) => rmSync(file, { force: true }));
  const supervisor = new Supervisor();
  const end = async (): Promise<void> => {
    removeReadyFiles();
    await supervisor.stopAll();
  };
  onTermination(async () => {
    print('\nTerminando…');
    await end();
  });
  try {
    removeReadyFiles();
    await startProduct(env, supervisor);
    const ready = {
      pid: process.pid,
      readyAt: new Date().toISOString(),
      site: env.SITE_PUBLIC_URL,
      cms: env.CMS_PUBLIC_URL,
      publisher: env.PUBLISHER_URL,
      dataDir: env.DATA_DIR,
    };
    for (const file of readyFiles) writeJson(file, ready);
    showSummary(env, duration(Date.now() - startedAt));
  } catch (error) {
    await end();
    throw error;
  }
}

main().catch(endWithFailure);
