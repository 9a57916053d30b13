import { expect, test, watchReleases } from '../support/test.ts';
import { findProgram } from './child-program.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Tab } from './tab.ts';
import { answerEnquiry, sendEnquiry, visit } from './walk.ts';
import { startWebKit } from './webkit.ts';

type Choice = {
  engine: string;
  /** Debian packages with the programs. */
  packages: string;
  /** Returns null where a program is missing. */
  find: () => (() => Promise<Engine>) | null;
};

const ENGINES: Choice[] = [
  {
    engine: 'Firefox',
    packages: 'firefox-esr',
    find() {
      const program = findProgram('firefox-esr');
      return program ? () => startFirefox(program) : null;
    },
  },
  {
    engine: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    find() {
      const driver = findProgram('WebKitWebDriver');
      const display = findProgram('Xvfb');
      return driver && display ? () => startWebKit({ driver, display }) : null;
    },
  },
];

for (const { engine: name, packages, find } of ENGINES) {
  test(`a visitor reads and writes, and staff answer, in ${name}`, async ({
    product,
  }, testInfo) => {
    const start = find();
    test.skip(start === null, `${name} is not installed: apt-get install ${packages}`);
    if (!start) return;
    test.setTimeout(300_000);
    const withoutExpected = await watchReleases(product);
    const engine = await start();
    try {
      const tab = new Tab(engine, product.siteUrl);
      await visit(engine, tab);
      const person = `Inés Juárez de ${name}`;
      await sendEnquiry(tab, person);
      await answerEnquiry(tab, person, product.dashboardAdmin);
      const errors = await engine.consoleErrors();
      expect(await withoutExpected(errors), 'console errors').toEqual([]);
    } catch (error) {
      const picture = await engine.takeScreenshot().catch(() => '');
      const body = Buffer.from(picture, 'base64');
      await testInfo.attach('screenshot', { body, contentType: 'image/png' });
      throw error;
    } finally {
      await engine.close();
    }
  });
}
