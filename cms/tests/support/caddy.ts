import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freePorts } from './free-ports';

const START_TIMEOUT_MS = 20_000;

type CaddyOptions = {
  /** Path of `scripts/web/Caddyfile`. */
  config: string;
  /** Folder of the releases; Caddy keeps its files there, too. */
  siteDir: string;
  /** URLs of the CMS instances. */
  cmsUrls: string[];
  /** Origin at which the CMS believes its panel to be; the URL of Caddy's panel by default. */
  panelOrigin?: string;
  /** Addresses and networks of proxies in front of Caddy, separated by spaces. */
  trustedProxies?: string;
  /** Environment variables that differ. */
  variables?: Record<string, string>;
};

type Caddy = Record<'siteUrl' | 'panelUrl' | 'healthUrl' | 'metricsUrl', string> & {
  pid: number;
  /** Returns the lines it has written. */
  log: () => string[];
  stop: () => Promise<void>;
};

/** Returns whether Caddy is installed. */
export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0;

async function isResponding(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Starts the web server of docker-compose.yml in front of CMS instances, on free ports. */
export async function startCaddy(options: CaddyOptions): Promise<Caddy> {
  const { config, siteDir, cmsUrls } = options;
  const [site, https, panel, health, metrics, spare] = await freePorts(6);
  const at = (port = 0) => `http://127.0.0.1:${port}`;
  const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: siteDir,
      CADDY_STORAGE: path.join(siteDir, 'caddy'),
      ADMIN_EMAIL: 'admin@tequiora.example',
      SITE_ADDRESS: `http://:${site}`,
      CMS_ADDRESS: `http://:${panel}`,
      HTTP_PORT: String(site),
      HTTPS_PORT: String(https),
      HEALTH_PORT: String(health),
      METRICS_PORT: String(metrics),
      SITE_DIR: siteDir,
      CMS_UPSTREAM: cmsUrls.map((url) => new URL(url).host).join(' '),
      PANEL_ORIGIN: options.panelOrigin ?? at(panel),
      UNUSED_PORT: String(spare),
      REDIRECT_ADDRESS: `http://127.0.0.2:${spare}`,
      ...(options.trustedProxies && { TRUSTED_PROXIES: options.trustedProxies }),
      ...options.variables,
    },
  });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => lines.push(line));
  }
  const exited = once(child, 'exit');

  const healthUrl = `${at(health)}/healthz`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isResponding(healthUrl))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`Caddy did not start:\n${lines.slice(-20).join('\n')}`);
    }
    await delay(100);
  }
  return {
    siteUrl: at(site),
    panelUrl: at(panel),
    healthUrl,
    metricsUrl: `${at(metrics)}/metrics`,
    pid: child.pid ?? 0,
    log: () => lines,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
