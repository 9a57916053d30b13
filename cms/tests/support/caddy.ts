import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const CADDYFILE = path.resolve(__dirname, '../../../scripts/web/Caddyfile');
const START_TIMEOUT_MS = 20_000;

/** Returns whether Caddy is installed. */
export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0;

export async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
}

async function isResponding(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/** Starts the web server of docker-compose.yml in front of CMS instances. */
export async function startCaddy(ports: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tequiora-caddy-'));
  const [site, https, panel, health] = await Promise.all(Array.from({ length: 4 }, findFreePort));
  const child = spawn('caddy', ['run', '--config', CADDYFILE, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      CADDY_STORAGE: folder,
      ADMIN_EMAIL: 'admin@example.test',
      SITE_ADDRESS: `http://:${site}`,
      CMS_ADDRESS: `http://:${panel}`,
      HTTP_PORT: site,
      HTTPS_PORT: https,
      HEALTH_PORT: health,
      SITE_DIR: folder,
      CMS_UPSTREAM: ports.map((port) => `127.0.0.1:${port}`).join(' '),
      PANEL_ORIGIN: `http://127.0.0.1:${panel}`,
    },
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isResponding(`http://127.0.0.1:${health}/healthz`))) {
    if (Date.now() > deadline) throw new Error('Caddy did not start.');
  }
  return {
    siteUrl: `http://127.0.0.1:${site}`,
    panelUrl: `http://127.0.0.1:${panel}`,
    async stop() {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
