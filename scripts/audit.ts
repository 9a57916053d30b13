import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFindings, readAuditError, type Finding } from './audit/report.ts';
import { triageFindings, type Decision } from './audit/triage-findings.ts';
import { ROOT_DIR, SCRIPTS_DIR } from './lib/dirs.ts';
import { runMain } from './lib/main.ts';
import { printError, print } from './lib/print.ts';
import { UserError } from './lib/user-error.ts';

const DECISIONS = path.join(SCRIPTS_DIR, 'audit/decisions.json');
const MAX_OUTPUT = 64 * 1024 * 1024;

function describe({ id, package: name, severity, title, url }: Finding): string {
  return `  ${id} · ${name} (${severity}): ${title}\n    ${url}`;
}

/**
 * Compares the registry's advisories about production dependencies with the recorded decisions and
 * fails for an advisory whose decision is missing or expired. An unreachable registry only prints a
 * warning.
 */
async function main(): Promise<void> {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
    cwd: ROOT_DIR,
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
  });
  const findings = readFindings(stdout);
  if (!findings) {
    printError(`⚠ Las dependencias NO se revisaron: ${readAuditError(stdout)}.`);
    return;
  }
  const decisions = JSON.parse(readFileSync(DECISIONS, 'utf8')) as Decision[];
  const today = new Date().toISOString().slice(0, 10);
  const { undecided, expired, decided, obsolete } = triageFindings(findings, decisions, today);
  for (const { id, package: name } of obsolete) {
    printError(`⚠ Sobra la decisión sobre ${id} (${name}): npm ya no lo reporta.`);
  }
  if (undecided.length + expired.length > 0) {
    throw new UserError(
      `Hay avisos de seguridad sin decisión: ${undecided.length} sin escribir y ${expired.length} vencidas.`,
      `${[...undecided, ...expired].map(describe).join('\n')}\n\nActualiza el paquete, o escribe en scripts/audit/decisions.json por qué se acepta y hasta cuándo.`,
    );
  }
  print(`Sin avisos pendientes: ${decided.length} con decisión vigente.`);
}

runMain(main);
