import { expect, test as base, type APIRequestContext } from '@playwright/test';
import { CmsEditor } from './cms-editor.ts';
import { idleInTime } from './idle-in-time.ts';
import type { RunningProduct } from './product.ts';

type WorkerFixtures = {
  product: RunningProduct;
  /** One session for all tests of a worker: the CMS allows few sign-ins a minute. */
  cms: CmsEditor;
};

type Fixtures = {
  /** Messages a test expects in the console, as parts of them; any other error fails the test. */
  expectedConsoleErrors: string[];
};

/** Tells of what a content security policy stops, in any frame of a page. */
const tellOfRefusals = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    const refusal = `${location.href}: ${violatedDirective} ${blockedURI} (${sourceFile})`;
    void (window as unknown as Refusing).noteRefusal(refusal);
  });

/** What React says of a page of one release whose data is of another one; it draws the page anew. */
const OTHER_RELEASE = /^Minified React error #(418|423|425);/;

async function liveRelease({ publisherUrl, publisherSecret }: RunningProduct): Promise<string> {
  const headers = { Authorization: `Bearer ${publisherSecret}` };
  const status = await (await fetch(`${publisherUrl}/status`, { headers })).json();
  return (status as { live: { release: string } }).live.release;
}

type Refusing = { noteRefusal: (refusal: string) => Promise<void> };

/**
 * The product that global-setup started, a signed-in editor, and pages on which a console error, or
 * something that the content security policy stops, fails.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => {
      await use(JSON.parse(process.env.E2E_PRODUCT ?? 'null') as RunningProduct);
    },
    { scope: 'worker' },
  ],
  cms: [
    async ({ playwright, product }, use) => {
      const request = await playwright.request.newContext();
      await use(await CmsEditor.signIn(request, product));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.siteUrl),
  // eslint-disable-next-line no-empty-pattern -- as above
  expectedConsoleErrors: async ({}, use) => use([]),
  page: async ({ page, product, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    const release = await liveRelease(product);
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // The CMS panel is Strapi's; what it says in the console is not ours to mend.
      const isOurs = page.url().startsWith(product.siteUrl);
      if (message.type() === 'error' && isOurs) errors.push(message.text());
    });
    // The preview is one of our pages in a frame of the panel's.
    await page.context().exposeFunction('noteRefusal', (refusal: string) => {
      if (refusal.startsWith(product.siteUrl)) errors.push(refusal);
    });
    await page.context().addInitScript(tellOfRefusals);
    await page.context().addInitScript(idleInTime);
    await use(page);
    // Tests that publish run beside those that only look.
    const isSwitched = (await liveRelease(product)) !== release;
    const isExpected = (text: string) =>
      (isSwitched && OTHER_RELEASE.test(text)) ||
      expectedConsoleErrors.some((part) => text.includes(part));
    expect(
      errors.filter((text) => !isExpected(text)),
      'console errors',
    ).toEqual([]);
  },
});

/** Publishing takes seconds, and minutes on a machine that builds and tests on one core. */
export const UNTIL_LIVE = { timeout: 300_000 };

/** Waits until the live site's answer at a path holds for `check`; see UNTIL_LIVE. */
export async function expectLive(
  request: APIRequestContext,
  url: string,
  check: (html: string) => boolean,
  message: string,
): Promise<void> {
  await expect
    .poll(async () => check(await (await request.get(url, { maxRetries: 2 })).text()), {
      message,
      ...UNTIL_LIVE,
      intervals: [250],
    })
    .toBe(true);
}

export { expect };
