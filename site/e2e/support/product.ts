import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_STAFF, type PanelRoleKey } from '@tequiora/cms/contracts/panel-roles.ts';
import { DEMO_AGENT } from '@tequiora/cms/contracts/session.ts';
import { freePorts } from '../../../cms/tests/support/free-ports.ts';
import { startSmtpSink } from '../../../cms/tests/support/smtp-sink.ts';

export const repositoryRoot = path.resolve(__dirname, '../../..');

export type Account = { email: string; password: string };

export type RunningProduct = {
  siteUrl: string;
  cmsUrl: string;
  publisherUrl: string;
  publisherSecret: string;
  dataDir: string;
  cmsAdmin: Account;
  /** Staff accounts of the CMS panel by role; only in a demonstration. */
  staff: Record<PanelRoleKey, Account>;
  dashboardAdmin: Account;
  /** Account of the dashboard with the role `agent`; only in a demonstration. */
  dashboardAgent: Account;
};

/** The mail server refuses it. */
export const REFUSED_ADDRESS = 'no-existe@prueba.example';

/** Folder with the mails that the mail server of the product got. */
export const mailFolderOf = ({ dataDir }: RunningProduct) => path.join(dataDir, 'received-mail');

const STAFF_PASSWORD = 'Panel-2026';

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Returns the environment variables for npm commands that work with a running product. */
export function environmentOf(product: RunningProduct): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DATA_DIR: product.dataDir,
    HOST: '127.0.0.1',
    CMS_PUBLIC_URL: product.cmsUrl,
    SITE_PUBLIC_URL: product.siteUrl,
    STRAPI_API_URL: product.cmsUrl,
    PUBLISHER_URL: product.publisherUrl,
    PUBLISHER_SECRET: product.publisherSecret,
    CMS_ADMIN_EMAIL: product.cmsAdmin.email,
    CMS_ADMIN_PASSWORD: product.cmsAdmin.password,
    CMS_STAFF_PASSWORD: STAFF_PASSWORD,
    DASHBOARD_ADMIN_EMAIL: product.dashboardAdmin.email,
    DASHBOARD_ADMIN_PASSWORD: product.dashboardAdmin.password,
    DATABASE_CLIENT: 'sqlite',
  };
}

/**
 * Starts the product with `npm start`, its own data folder and free ports. Resolves when it is
 * ready.
 * @throws when it exits early or is not ready within 10 min, with its output.
 */
export async function startProduct(options: {
  demo: boolean;
}): Promise<{ product: RunningProduct; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tequiora-e2e-'));
  const [cmsPort, sitePort, publisherPort] = await freePorts(3);
  const product: RunningProduct = {
    siteUrl: `http://127.0.0.1:${sitePort}`,
    cmsUrl: `http://127.0.0.1:${cmsPort}`,
    publisherUrl: `http://127.0.0.1:${publisherPort}`,
    publisherSecret: 'e2e-publisher-secret-e2e-publisher-secret',
    dataDir,
    cmsAdmin: { email: 'redaccion@tequiora.example', password: 'Redaccion-2026' },
    staff: {
      redactor: { email: DEMO_STAFF.redactor, password: STAFF_PASSWORD },
      editor: { email: DEMO_STAFF.editor, password: STAFF_PASSWORD },
      administrador: { email: DEMO_STAFF.administrador, password: STAFF_PASSWORD },
    },
    dashboardAdmin: { email: 'admin@tequiora.example', password: 'Consultas-2026' },
    dashboardAgent: { email: DEMO_AGENT, password: STAFF_PASSWORD },
  };

  const sink = await startSmtpSink({
    async onMail({ raw }) {
      const folder = mailFolderOf(product);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, `${randomUUID()}.eml`), raw, 'latin1');
    },
  });
  sink.refused.set(REFUSED_ADDRESS, 550);
  const child = spawn('npm', ['start'], {
    cwd: repositoryRoot,
    detached: true,
    env: {
      ...environmentOf(product),
      CMS_PORT: String(cmsPort),
      SITE_PORT: String(sitePort),
      PUBLISHER_PORT: String(publisherPort),
      DEMO: String(options.demo),
      RATE_LIMIT_ENQUIRIES_PER_MINUTE: '100',
      RATE_LIMIT_ENQUIRIES_PER_HOUR: '1000',
      RATE_LIMIT_SIGN_IN_FAILURES: '100',
      MAIL_LIMIT_PER_10_MINUTES: '1000',
      SMTP_URL: sink.url,
      MAIL_FROM: 'Tequiora <avisos@tequiora.example>',
      RATE_LIMIT_SPEED_PER_MINUTE: '1000',
      RATE_LIMIT_SPEED_PER_HOUR: '10000',
    },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));

  const stop = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGINT');
    }
    await waitForExit(child);
    await sink.close();
    // Gatsby may still write until it ends.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };

  const isReady = async () =>
    readFile(path.join(dataDir, 'start.json'), 'utf8').then(
      () => true,
      () => false,
    );
  const deadline = Date.now() + 10 * 60_000;
  while (!(await isReady())) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded || Date.now() > deadline) {
      await stop();
      throw new Error(`npm start did not become ready:\n${output.slice(-4000)}`);
    }
    await delay(250);
  }
  return { product, stop };
}
