import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** wrk, since autocannon needs as much CPU as Caddy: 3,200 instead of 5,000 requests a second. */
export type WrkResult = {
  perSecond: number;
  /** Milliseconds, as `p99`. */
  p50: number;
  p99: number;
  /** wrk's messages about error responses and failed connections. */
  errors: string[];
};

type WrkRun = {
  url: string;
  paths: readonly string[];
  connections: number;
  seconds: number;
  scriptFile: string;
};

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1_000 };

export function readWrk(output: string): WrkResult {
  const latency = (share: number): number => {
    const [, value, unit = ''] =
      new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s)`, 'm').exec(output) ?? [];
    return Number(value ?? NaN) * (MILLISECONDS[unit] ?? NaN);
  };
  return {
    perSecond: Number(/^Requests\/sec:\s+([\d.]+)/m.exec(output)?.[1] ?? NaN),
    p50: latency(50),
    p99: latency(99),
    errors: output.match(/(?:Non-2xx|Socket errors).*/g) ?? [],
  };
}

function scriptFor(paths: readonly string[]): string {
  return `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local headers = { ["Accept-Encoding"] = "br" }
local requested = 0
function request()
  requested = requested % #paths + 1
  return wrk.format("GET", paths[requested], headers)
end
`;
}

/** Runs wrk, which requests the addresses repeatedly on all connections as fast as possible. */
export async function runWrk(run: WrkRun): Promise<WrkResult> {
  const { url, paths, connections, seconds, scriptFile } = run;
  writeFileSync(scriptFile, scriptFor(paths));
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  const { stdout } = await promisify(execFile)('wrk', [...load, '-s', scriptFile, url]);
  return readWrk(stdout);
}
