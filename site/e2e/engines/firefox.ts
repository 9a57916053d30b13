import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectBidi } from './bidi-connection.ts';
import { startProgram } from './child-program.ts';
import type { Engine } from './engine.ts';

const PREFERENCES = {
  'intl.accept_languages': 'es-MX,es',
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'app.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

type LogEntry = { level: string; text: string | null; source: { context?: string } };
type Evaluation =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** Starts Debian's Firefox, which speaks WebDriver BiDi itself, without a window. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'tequiora-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = startProgram(program, [...args, 'about:blank'], { TZ: 'America/Mexico_City' });
  const stop = async (): Promise<void> => {
    await firefox.stop();
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const [, address] = await firefox.waitFor(/WebDriver BiDi listening on (ws:\S+)/);
    return await openTab(`${address}/session`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openTab(address: string, stop: () => Promise<void>): Promise<Engine> {
  const errors: string[] = [];
  const { send, close } = await connectBidi(address, (method, params) => {
    const { level, text } = params as LogEntry;
    if (method === 'log.entryAdded' && level === 'error') errors.push(text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  return {
    navigate: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const evaluation = await send<Evaluation>('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      if (evaluation.type === 'exception') throw new Error(evaluation.exceptionDetails.text);
      return evaluation.result.value;
    },
    performActions: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    takeScreenshot: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    consoleErrors: () => Promise.resolve(errors),
    async close() {
      close();
      await stop();
    },
  };
}
