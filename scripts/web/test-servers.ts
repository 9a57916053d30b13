import path from 'node:path';
import { hasCaddy, startCaddy as startCaddyServer } from '../../cms/tests/support/caddy.ts';
import { SCRIPTS_DIR } from '../lib/dirs.ts';
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
type StartServer = (options: WebOptions) => Promise<TestServer>;

const CADDYFILE = path.join(SCRIPTS_DIR, 'web/Caddyfile');

export const startOurs: StartServer = async (options) => {
  const server = createWebServer(options);
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  return { url, healthUrl: `${url}/healthz`, close: () => server.close() };
};

export const startCaddy: StartServer = async (web) => {
  const { siteStateDir, cmsUrl, panelUrl, trustedProxies } = web;
  const panelOrigin = new URL(panelUrl).origin;
  const options = {
    config: CADDYFILE,
    siteDir: siteStateDir,
    cmsUrls: [cmsUrl],
    panelOrigin,
    trustedProxies,
  };
  const { siteUrl, stop, ...caddy } = await startCaddyServer(options);
  return { ...caddy, url: siteUrl, close: stop };
};

const withCaddy = hasCaddy();
if (!withCaddy) {
  process.stderr.write(
    'Caddy no está instalado: sus reglas no se prueban (apt-get install caddy).\n',
  );
}

/** The servers with the same rules. */
export const SERVERS: [string, StartServer][] = [
  ['our server', startOurs],
  ...(withCaddy ? ([['Caddy', startCaddy]] as [string, StartServer][]) : []),
];
