import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { judge, type Decision } from './audit/judge.ts';
import { readFindings, readRefusal, type Finding } from './audit/report.ts';
import { complain, say } from './lib/log.ts';
import { runMain } from './lib/main.ts';
import { ROOT_DIR, SCRIPTS_DIR } from './lib/paths.ts';
import { UserError } from './lib/user-error.ts';

const DECISIONS = path.join(SCRIPTS_DIR, 'audit/decisions.json');
const MAX_OUTPUT = 64 * 1024 * 1024;

function describe({ id, package: name, severity, title, url }: Finding): string {
  return `  ${id} · ${name} (${severity}): ${title}\n    ${url}`;
}

/**
 * Asks the registry about the packages that the product runs with, and compares every advisory with
 * the decisions that are written down: one that nobody decided about, or not lately, is a failure.
 * A registry that does not answer is none, and is said so: nothing was looked at.
 */
async function main(): Promise<void> {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    cwd: ROOT_DIR,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
  const findings = readFindings(stdout);
  if (!findings) {
    complain(`⚠ Las dependencias NO se revisaron: ${readRefusal(stdout)}.`);
    return;
  }
  const decisions = JSON.parse(readFileSync(DECISIONS, 'utf8')) as Decision[];
  const today = new Date().toISOString().slice(0, 10);
  const { undecided, expired, decided, needless } = judge(findings, decisions, today);
  for (const { id, package: name } of needless) {
    complain(`⚠ Sobra la decisión sobre ${id} (${name}): npm ya no lo reporta.`);
  }
  if (undecided.length + expired.length > 0) {
    throw new UserError(
      `Hay avisos de seguridad sin decisión: ${undecided.length} sin escribir y ${expired.length} vencidas.`,
      `${[...undecided, ...expired].map(describe).join('\n')}\n\nActualiza el paquete, o escribe en scripts/audit/decisions.json por qué se acepta y hasta cuándo.`,
    );
  }
  say(`Sin avisos pendientes: ${decided.length} con decisión vigente.`);
}

runMain(main);
