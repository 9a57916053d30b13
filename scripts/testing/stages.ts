import path from 'node:path';
import { ensureChromium } from '../lib/chromium.ts';
import { CMS_DIR, MODULES_DIR, SCRIPTS_DIR, SITE_DIR } from '../lib/dirs.ts';
import { FAILED, PASSED, type Counts } from './counts.ts';
import { readJestReport, readPlaywrightReport } from './reports.ts';
import { runCommand, type Command } from './run-command.ts';
import { runFiles } from './run-files.ts';

export type Part = 'static' | 'unit' | 'sqlite' | 'postgres' | 'e2e' | 'walks';

export type Stage = {
  title: string;
  part: Part;
  run: () => Promise<Counts>;
};

const JEST = path.join(MODULES_DIR, 'jest/bin/jest.js');
const PLAYWRIGHT = path.join(MODULES_DIR, '@playwright/test/cli.js');
// A developer's `.env` must not connect the product under test to real data or mail.
const NEUTRAL = { DATABASE_FILENAME: '', DATABASE_URL: '', SMTP_URL: '' };

/** Returns a stage that passes or fails as a whole. */
function whole(title: string, part: Part, command: Command): Stage {
  return {
    title,
    part,
    run: async () => ((await runCommand(command)) === 0 ? PASSED : FAILED),
  };
}

/** Returns a stage that reads the files only; such stages run in parallel. */
function npm(title: string, script: string): Stage {
  const args = ['run', '--silent', script];
  return whole(title, 'static', { command: 'npm', args, isBuffered: true });
}

function runJest(command: Command): Promise<Counts> {
  return runFiles({
    read: readJestReport,
    run: (report) =>
      runCommand({ ...command, args: [...command.args, '--json', `--outputFile=${report}`] }),
  });
}

/** Returns a stage of CMS API tests; cms/package.json defines which files run on which database. */
function cmsApi(title: string, part: 'sqlite' | 'postgres'): Stage {
  const args = ['run', '--silent', `test:api:${part}`, '--'];
  return { title, part, run: () => runJest({ command: 'npm', args, cwd: CMS_DIR }) };
}

/** Returns a stage of projects of site/playwright.config.ts, which start their own product. */
function browser(title: string, part: Part, projects: string[]): Stage {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    title,
    part,
    run: () =>
      runFiles({
        read: readPlaywrightReport,
        run: (report) =>
          runCommand({
            command: process.execPath,
            args: [PLAYWRIGHT, 'test', '--reporter=list,json', ...chosen],
            cwd: SITE_DIR,
            env: {
              ...NEUTRAL,
              CHROMIUM_PATH: ensureChromium(),
              PLAYWRIGHT_JSON_OUTPUT_NAME: report,
            },
          }),
      }),
  };
}

export const STAGES: Stage[] = [
  npm('Reglas de estilo y tipos (oxlint)', 'lint'),
  npm('Formato (oxfmt)', 'format:check'),
  npm('Archivos generados', 'generate:check'),
  npm('Código sin usar (knip)', 'unused'),
  {
    title: 'Unitarias y componentes',
    part: 'unit',
    run: () =>
      runJest({
        command: process.execPath,
        args: [JEST, '--config', 'jest.all-packages.config.mjs', '--maxWorkers=100%'],
        cwd: SCRIPTS_DIR,
      }),
  },
  cmsApi('API del CMS con SQLite', 'sqlite'),
  cmsApi('API del CMS con PostgreSQL', 'postgres'),
  browser('Pruebas en el navegador', 'e2e', ['publishing', 'writing', 'reading']),
  browser('Recorridos del panel y CMS vacío', 'walks', ['walks']),
];
