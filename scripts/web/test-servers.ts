import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startChild } from '../lib/child.ts';
import { SCRIPTS_DIR } from '../lib/dirs.ts';
import { freePorts } from '../lib/listen.ts';
import { ChildEnded, waitUntilReady } from '../lib/wait.ts';
import { createWebServer, type WebOptions } from './server.ts';

export type TestServer = {
  url: string;
  /** Responds with 200 while the server itself is running. */
  healthUrl: string;
  panelUrl?: string;
  metricsUrl?: string;
  log?: () => string[];
  /** Pid of a server that is a separate process. */
  pid?: number;
  close: () => Promise<void>;
};
export type StartServer = (options: WebOptions) => Promise<TestServer>;

const CADDYFILE = path.join(SCRIPTS_DIR, 'web/Caddyfile');
const LIMIT_MS = 20_000;
const ATTEMPTS = 3;

export const startOurs: StartServer = async (options) => {
  const server = createWebServer(options);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, healthUrl: `${url}/healthz`, close: () => server.close() };
};

export function hasCaddy(): boolean {
  return spawnSync('caddy', ['version']).status === 0;
}

async function runCaddy({ siteStateDir, cmsUrl, panelUrl }: WebOptions): Promise<TestServer> {
  const [site, https, panel, health, metrics] = await freePorts(5);
  const child = startChild({
    name: 'Caddy',
    command: 'caddy',
    args: ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'],
    cwd: siteStateDir,
    env: {
      PATH: process.env.PATH,
      HOME: siteStateDir,
      CADDY_STORAGE: path.join(siteStateDir, 'caddy'),
      ADMIN_EMAIL: 'admin@tequiora.example',
      SITE_ADDRESS: `http://:${site}`,
      CMS_ADDRESS: `http://:${panel}`,
      HTTP_PORT: site,
      HTTPS_PORT: https,
      HEALTH_PORT: health,
      METRICS_PORT: metrics,
      SITE_DIR: siteStateDir,
      CMS_UPSTREAM: new URL(cmsUrl).host,
      PANEL_ORIGIN: new URL(panelUrl).origin,
    },
  });
  const healthUrl = `http://127.0.0.1:${health}/healthz`;
  await waitUntilReady({ name: 'Caddy', urls: [healthUrl], limitMs: LIMIT_MS, child });
  const at = (port = '') => `http://127.0.0.1:${port}`;
  return {
    url: at(site),
    healthUrl,
    panelUrl: at(panel),
    metricsUrl: `${at(metrics)}/metrics`,
    log: child.tail,
    pid: child.pid,
    close: () => child.stop(),
  };
}

/** Starts Caddy; retries with other ports, since another program may take one before Caddy listens. */
export const startCaddy: StartServer = async (options) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runCaddy(options);
    } catch (error) {
      if (!(error instanceof ChildEnded) || attempt === ATTEMPTS) throw error;
    }
  }
};
