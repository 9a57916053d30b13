import { freePorts } from '../../../cms/tests/support/free-ports.ts';
import { startProgram, type ChildProgram } from './child-program.ts';
import { COMMAND_MS, START_MS, type Engine } from './engine.ts';

type Programs = { driver: string; display: string };

/**
 * Starts Debian's WebKitGTK through WebKitWebDriver (https://www.w3.org/TR/webdriver2/) on a display of
 * its own, since it has no mode without a window.
 */
export async function startWebKit({ driver, display }: Programs): Promise<Engine> {
  const programs: ChildProgram[] = [];
  const stop = async (): Promise<void> => {
    for (const program of programs.toReversed()) await program.stop();
  };
  try {
    const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
    const xvfb = startProgram(display, ['-displayfd', '1', ...screen]);
    programs.push(xvfb);
    const [, number] = await xvfb.waitFor(/^(\d+)\n/m);
    const [port] = await freePorts(1);
    const env = { DISPLAY: `:${number}`, TZ: 'America/Mexico_City', NO_AT_BRIDGE: '1' };
    programs.push(startProgram(driver, [`--port=${port}`], env));
    const url = `http://127.0.0.1:${port}`;
    await waitForDriver(url);
    return await openSession(url, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The driver prints nothing when it is ready. */
async function waitForDriver(url: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  for (;;) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function request<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(COMMAND_MS),
  });
  const { value } = (await response.json()) as { value: Value };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

async function openSession(driver: string, stop: () => Promise<void>): Promise<Engine> {
  const { sessionId } = await request<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: {},
  });
  const session = `${driver}/session/${sessionId}`;
  const post = <Value>(path: string, body: object): Promise<Value> =>
    request<Value>('POST', `${session}/${path}`, body);
  const evaluate = (expression: string): Promise<string> =>
    post('execute/sync', { script: `return JSON.stringify(${expression});`, args: [] });
  // The protocol does not report the console.
  const observe = (): Promise<string> => evaluate(`(${String(observeErrors)})()`);

  return {
    navigate: async (url) => {
      await post('url', { url });
      await observe();
    },
    async evaluate(expression) {
      await observe();
      return evaluate(expression);
    },
    performActions: async (actions) => {
      await post('actions', { actions });
    },
    async resize(width, height) {
      await post('window/rect', { width, height });
      // The window includes the toolbar of the browser.
      const inner = Number(await evaluate('innerHeight'));
      await post('window/rect', { width, height: height + height - inner });
    },
    takeScreenshot: () => request('GET', `${session}/screenshot`),
    consoleErrors: async () => JSON.parse(await observe()) as string[],
    close: stop,
  };
}

/** Runs in the page: stores errors of all documents of the tab, and returns them. */
function observeErrors(): string[] {
  const stored = 'errors-of-the-test';
  const read = () => JSON.parse(sessionStorage.getItem(stored) ?? '[]') as string[];
  const page = window as unknown as { observesErrors?: boolean };
  if (!page.observesErrors) {
    page.observesErrors = true;
    const add = (error: unknown) =>
      sessionStorage.setItem(stored, JSON.stringify([...read(), String(error)]));
    addEventListener('error', (event) => add(event.message));
    addEventListener('unhandledrejection', (event) => add(event.reason));
    addEventListener('securitypolicyviolation', (event) =>
      add(`${event.violatedDirective} ${event.blockedURI}`),
    );
    const { error: log } = console;
    console.error = (...parts: unknown[]) => {
      add(parts.join(' '));
      log(...parts);
    };
  }
  return read();
}
