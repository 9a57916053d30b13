import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import type { PostgresServer } from '../../cms/tests/support/postgres-server.ts';
import { startChild, type Child, type ChildOptions } from '../lib/child.ts';
import { CmsEditor } from '../lib/cms-editor.ts';
import { strapi } from '../lib/cms.ts';
import type { Variables } from '../lib/env.ts';
import { readStatus } from '../lib/publisher-client.ts';
import { openReleaseStore } from '../lib/releases/release-store.ts';
import { serviceOptions } from '../lib/services.ts';
import { step } from '../lib/steps.ts';
import { waitUntilReady } from '../lib/wait.ts';
import type { PublisherState } from '../publisher/queue/state-file.ts';
import { PRODUCT } from './content-types.ts';
import { until } from './until.ts';

/** A public web server with the CMS behind it. */
export type Front = { name: string; url: string; pid: number };
type Program = 'cms' | 'publisher' | 'web';

const READY_MS = 5 * 60_000;
/** A build from empty caches, with all pictures, on a busy machine. */
const FIRST_BUILD_MS = 15 * 60_000;
const BUILD_STARTED =
  /^Construyendo el sitio|^Se busca qué entrada|se prueba sin ella|se construye otra vez/;

/** The real programs, each of which can be killed and restarted. */
export class Product {
  /** Output of the publisher. */
  readonly lines: string[] = [];
  readonly siteStateDir: string;
  readonly releases: ReturnType<typeof openReleaseStore>;
  readonly publisher: { url: string; secret: string };
  readonly editor: CmsEditor;
  /** Caddy, where it is installed and needed, and the server of `npm start`. */
  readonly fronts: Front[] = [];
  /** Options of Node for the publisher and its builds, at its next start. */
  nodeOptions = '';
  /** Only for scenarios that need it. */
  postgres?: PostgresServer;
  private readonly running = new Map<Program, Child>();
  private site?: Promise<void>;
  private edited?: string;
  private changes = 0;

  constructor(readonly env: Variables) {
    this.siteStateDir = path.join(env.DATA_DIR, 'site');
    mkdirSync(this.siteStateDir, { recursive: true });
    this.releases = openReleaseStore(this.siteStateDir);
    this.publisher = { url: env.PUBLISHER_URL, secret: env.PUBLISHER_SECRET };
    const account = { email: env.CMS_ADMIN_EMAIL, password: env.CMS_ADMIN_PASSWORD };
    this.editor = new CmsEditor(env.CMS_PUBLIC_URL, account);
  }

  /** Starts a program without waiting; `change`: variables that differ. */
  launch(program: Program, change: Partial<Variables> = {}): Child {
    const env = { ...this.env, ...change };
    const options: Record<Program, () => ChildOptions> = {
      cms: () => strapi(env, ['start']),
      publisher: () => this.publisherOptions(env),
      web: () => serviceOptions(env, 'El servidor web', 'web'),
    };
    const isPublisher = program === 'publisher';
    const onLine = (line: string): unknown => isPublisher && this.lines.push(line);
    return startChild({ ...options[program](), onLine });
  }

  private publisherOptions(env: Variables): ChildOptions {
    const options = serviceOptions(env, 'El publicador', 'publisher');
    if (!this.nodeOptions) return options;
    return { ...options, env: { ...options.env, NODE_OPTIONS: this.nodeOptions } };
  }

  async start(program: Program): Promise<void> {
    const url = {
      cms: `${this.env.CMS_PUBLIC_URL}/readyz`,
      publisher: `${this.env.PUBLISHER_URL}/healthz`,
      web: `${this.env.SITE_PUBLIC_URL}/release.json`,
    }[program];
    const child = this.launch(program);
    this.running.set(program, child);
    await waitUntilReady(child, { name: child.name, url, limitMs: READY_MS });
  }

  /** Kills a program at once, as in a power cut, without a signal to its children. */
  async kill(program: Program): Promise<void> {
    const child = this.running.get(program);
    if (!child) return;
    this.running.delete(program);
    process.kill(child.pid, 'SIGKILL');
    await child.exited;
  }

  /** Stops a program and waits until its children have ended too. */
  async end(program: Program): Promise<void> {
    const child = this.running.get(program);
    this.running.delete(program);
    await child?.stop();
  }

  async stop(): Promise<void> {
    for (const child of [...this.running.values()].reverse()) await child.stop();
  }

  /** The web server that visitors of a production site use. */
  get front(): Front {
    const [front] = this.fronts;
    if (!front) throw new Error('No web server is running.');
    return front;
  }

  pidOf(program: Program): number {
    return this.running.get(program)?.pid ?? 0;
  }

  /** Replaces the test pages with the real site, once. The publisher then prepares its next build. */
  publishSite(): Promise<void> {
    return (this.site ??= step('Construir y publicar el sitio', async () => {
      await this.start('publisher');
      await this.settled(FIRST_BUILD_MS);
    }));
  }

  status(): Promise<PublisherStatus> {
    return readStatus(this.publisher);
  }

  /** Waits until the publisher is idle or has failed. */
  async settled(limitMs?: number): Promise<PublisherStatus> {
    let seen = await this.status();
    const isSettled = async (): Promise<boolean> => {
      seen = await this.status();
      return seen.state === 'idle' || seen.state === 'failed';
    };
    await until('el publicador termina', isSettled, { limitMs });
    return seen;
  }

  /** Posts to the publisher, with its secret unless other `headers` are given. */
  post(target: string, body: object, headers?: Record<string, string>): Promise<Response> {
    const authorization = `Bearer ${this.publisher.secret}`;
    return fetch(this.publisher.url + target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Returns the publisher's output after the first `mark` lines. */
  linesSince(mark: number): string[] {
    return this.lines.slice(mark);
  }

  buildsSince(mark: number): number {
    return this.linesSince(mark).filter((line) => BUILD_STARTED.test(line)).length;
  }

  waitForLine(pattern: RegExp, mark: number): Promise<number> {
    return until(`el publicador dice ${String(pattern)}`, () =>
      this.linesSince(mark).some((line) => pattern.test(line)),
    );
  }

  savedState(): PublisherState {
    const file = path.join(this.env.DATA_DIR, 'build/publisher.json');
    return JSON.parse(readFileSync(file, 'utf8')) as PublisherState;
  }

  async page(route: string): Promise<string> {
    return (await fetch(this.env.SITE_PUBLIC_URL + route)).text();
  }

  /** Publishes a new name of a product and returns it. */
  async publishChange(): Promise<string> {
    this.edited ??= (await this.editor.list(PRODUCT))[0]?.documentId ?? '';
    this.changes += 1;
    const name = `Producto de la prueba ${process.pid}-${this.changes}`;
    await this.editor.publish(PRODUCT, this.edited, { name });
    return name;
  }

  /** Waits until a text is visible at a route; returns the milliseconds. */
  untilLive(text: string, route = '/productos', limitMs?: number): Promise<number> {
    const isLive = async (): Promise<boolean> => (await this.page(route)).includes(text);
    return until(`«${text}» se ve en ${route}`, isLive, { limitMs });
  }
}
