import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CMS_DIR, MODULES_DIR, SCRIPTS_DIR } from '../lib/dirs.ts';
import { FAILED, PASSED, type Counts } from './counts.ts';
import { countResults, readJestReport, readPlaywrightReport } from './reports.ts';
import { runCommand, runPlaywright, type Command } from './run-command.ts';

export type Part =
  | 'static'
  | 'unit'
  | 'sqlite'
  | 'templates'
  | 'postgres'
  | 'e2e'
  | 'panel'
  | 'walks';

export type Stage = {
  title: string;
  part: Part;
  run: () => Promise<Counts>;
};

const JEST = path.join(MODULES_DIR, 'jest/bin/jest.js');
// A developer's `.env` must not connect the product under test to real data or mail.
const NEUTRAL = { DATABASE_FILENAME: '', DATABASE_URL: '', SMTP_URL: '' };

/** Returns a stage that passes or fails as a whole; those that only read files (`static`) run in parallel. */
function npm(title: string, script: string, part: Part = 'static'): Stage {
  const command = { command: 'npm', args: ['run', '--silent', script], isBuffered: true };
  return {
    title,
    part,
    run: async () => ((await runCommand(command)) === 0 ? PASSED : FAILED),
  };
}

const reportFile = (): string =>
  path.join(mkdtempSync(path.join(tmpdir(), 'tequiora-reports-')), 'report.json');

async function runJest(command: Command): Promise<Counts> {
  const report = reportFile();
  const args = [...command.args, '--json', `--outputFile=${report}`];
  return countResults(report, await runCommand({ ...command, args }), readJestReport);
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
    async run() {
      const report = reportFile();
      const env = { ...NEUTRAL, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
      const code = await runPlaywright(['--reporter=list,json', ...chosen], env);
      return countResults(report, code, readPlaywrightReport);
    },
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
  npm('Plantillas de «npm run new»', 'check:templates', 'templates'),
  cmsApi('API del CMS con PostgreSQL', 'postgres'),
  browser('Pruebas en el navegador', 'e2e', ['publishing', 'writing', 'reading', 'sitewide']),
  browser('Panel del CMS en el navegador', 'panel', ['panel']),
  browser('Tareas de la guía, cambios al azar y CMS vacío', 'walks', ['walks']),
];
