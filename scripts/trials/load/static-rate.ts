import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Front, Product } from '../product.ts';
import type { Need, Scenario } from '../scenario.ts';
import { expectThat } from '../until.ts';
import { findSiteAddresses, mixSiteAddresses } from './site-addresses.ts';

type WrkRun = {
  url: string;
  paths: readonly string[];
  connections: number;
  seconds: number;
  scriptFile: string;
};

/** Latencies are in milliseconds; `errors`: error responses and failed connections. */
type WrkResult = { perSecond: number; p50: number; p99: number; errors: number };

/** Requests one path after another, and prints the result as the last line; wrk counts in microseconds. */
const scriptFor = (paths: readonly string[]): string => `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local headers = { ["Accept-Encoding"] = "br" }
local requested = 0
function request()
  requested = requested % #paths + 1
  return wrk.format("GET", paths[requested], headers)
end
function done(summary, latency)
  local e = summary.errors
  print(string.format('{"perSecond":%f,"p50":%f,"p99":%f,"errors":%d}',
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.timeout + e.status))
end
`;

/**
 * Runs wrk, which requests the addresses repeatedly on all connections as fast as possible. autocannon
 * needs as much CPU as Caddy: it reaches 3,200 instead of 5,000 requests a second.
 */
async function runWrk(run: WrkRun): Promise<WrkResult> {
  writeFileSync(run.scriptFile, scriptFor(run.paths));
  const load = ['-t1', `-c${run.connections}`, `-d${run.seconds}s`, '-s', run.scriptFile];
  const { stdout } = await promisify(execFile)('wrk', [...load, run.url]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as WrkResult;
}

const PER_SECOND = 5_000;
const P99_MS = 50;
const SECONDS = 20;
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 32;
const MIX = 400;
const NEEDS: readonly Need[] = ['postgres', 'caddy', 'site', 'wrk'];

/** Measures how many mixed requests a second a server handles. */
async function measure(product: Product, { name, url }: Front) {
  const paths = mixSiteAddresses(findSiteAddresses(product), MIX);
  const scriptFile = path.join(product.env.DATA_DIR, 'wrk.lua');
  const run = { url, paths, connections: CONNECTIONS, scriptFile };
  await runWrk({ ...run, seconds: WARM_UP_SECONDS });
  const { perSecond, p50, p99, errors } = await runWrk({ ...run, seconds: SECONDS });
  expectThat(errors === 0, `${errors} peticiones fallaron.`);
  const measured = `${name}: ${perSecond.toFixed(0)} por segundo, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  return { measured, holds: perSecond >= PER_SECOND && p99 < P99_MS };
}

export const staticRate: Scenario = {
  name: 'sitio: peticiones mezcladas',
  expects: `más de ${PER_SECOND} por segundo, p99 menor de ${P99_MS} ms`,
  needs: NEEDS,
  async run(product) {
    const { measured, holds } = await measure(product, product.front);
    expectThat(holds, measured);
    return measured;
  },
};

/** Measured without a limit: the server of `npm start` does not serve production sites. */
export const ownServerRate: Scenario = {
  name: 'sitio: cuánto da el servidor web de npm start',
  expects: 'se mide',
  needs: NEEDS,
  run: async (product) => (await measure(product, product.fronts.at(-1) ?? product.front)).measured,
};
