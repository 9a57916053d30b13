import { expect, test as base, type APIRequestContext } from '@playwright/test';
import type { PublisherStatus } from '@tequiora/cms/contracts/publisher.ts';
import { CmsEditor } from '../../../scripts/lib/cms-editor.ts';
import { reportUnsafeTextChanges } from '../../test/report-unsafe-text-changes.ts';
import { limitIdleWait } from './limit-idle-wait.ts';
import type { RunningProduct } from './product.ts';

type WorkerFixtures = {
  product: RunningProduct;
  /** One session for all tests of a worker: the CMS limits sign-ins per minute. */
  cms: CmsEditor;
};

type Fixtures = {
  /** Substrings of the console errors a test expects; any other error fails the test. */
  expectedConsoleErrors: string[];
};

/** Runs as an init script; reports violations of the content security policy in any frame. */
const observePolicyViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    const violation = `${location.href}: ${violatedDirective} ${blockedURI} (${sourceFile})`;
    void (window as unknown as ReportingWindow).reportPolicyViolation(violation);
  });

/**
 * Errors of an open page when another release goes live: hydration errors of React when the page and its data
 * belong to different releases (React then renders the Suspense boundary, 422, or the page, 423, again), and data
 * of linked pages that the new release does not have.
 */
const OTHER_RELEASE =
  /^(Error: )?Minified React error #(418|422|423|425);|status of 404 .*\/page-data\//;

async function readStatus(product: RunningProduct): Promise<PublisherStatus> {
  const headers = { Authorization: `Bearer ${product.publisherSecret}` };
  const response = await fetch(`${product.publisherUrl}/status`, { headers });
  return (await response.json()) as PublisherStatus;
}

const liveRelease = async (product: RunningProduct) => (await readStatus(product)).live?.release;

/**
 * Returns a function that removes the expected errors of an open page: those that contain one of `parts`, and
 * those of a release that went live since this call. Other tests publish at the same time.
 */
export async function watchReleases(
  product: RunningProduct,
): Promise<(errors: string[], parts?: string[]) => Promise<string[]>> {
  const release = await liveRelease(product);
  return async (errors, parts = []) => {
    const isOtherRelease = (await liveRelease(product)) !== release;
    return errors.filter(
      (text) =>
        !(isOtherRelease && OTHER_RELEASE.test(text)) && !parts.some((part) => text.includes(part)),
    );
  };
}

type ReportingWindow = { reportPolicyViolation: (violation: string) => Promise<void> };

/**
 * Test with the product that global-setup started, a signed-in editor, and pages that fail on
 * console errors, requests of the site to other origins, violations of the content security policy and
 * changes of texts that fail on a translated page.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this pattern
    async ({}, use) => use(JSON.parse(process.env.E2E_PRODUCT ?? 'null') as RunningProduct),
    { scope: 'worker' },
  ],
  cms: [
    async ({ product }, use) => use(new CmsEditor(product.cmsUrl, product.cmsAdmin)),
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.siteUrl),
  // oxlint-disable-next-line no-empty-pattern -- as above
  expectedConsoleErrors: async ({}, use) => use([]),
  page: async ({ page, product, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    const withoutExpected = await watchReleases(product);
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // Console messages of the CMS panel are Strapi's and cannot be fixed here.
      const isOurs = page.url().startsWith(product.siteUrl);
      if (message.type() === 'error' && isOurs) {
        errors.push(`${message.text()} ${message.location().url}`);
      }
    });
    page.on('request', (sent) => {
      const isOwn = sent.url().startsWith(product.siteUrl) || /^(data|blob):/.test(sent.url());
      const isOfPage =
        !sent.isNavigationRequest() && sent.frame().url().startsWith(product.siteUrl);
      if (isOfPage && !isOwn) errors.push(`request to another origin: ${sent.url()}`);
    });
    // The preview is a page of the site in a frame of the panel.
    await page.context().exposeFunction('reportPolicyViolation', (violation: string) => {
      if (violation.startsWith(product.siteUrl)) errors.push(violation);
    });
    await page.context().addInitScript(observePolicyViolations);
    await page.context().addInitScript(limitIdleWait);
    await page.context().addInitScript(reportUnsafeTextChanges);
    await use(page);
    expect(await withoutExpected(errors, expectedConsoleErrors), 'console errors').toEqual([]);
  },
});

/** Publishing takes seconds, or minutes on a single-core machine that builds and tests. */
export const UNTIL_LIVE = { timeout: 180_000 };

/** Gives the current test time for two publications. */
export const allowPublications = (): void => test.setTimeout(400_000);

/** Waits until the HTML of the live site at `url` satisfies `check`; see UNTIL_LIVE. */
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

/** Waits until everything that is published in the CMS is live. Call it when the last change is. */
export async function expectAllLive(product: RunningProduct): Promise<void> {
  await expect.poll(async () => (await readStatus(product)).state, UNTIL_LIVE).toBe('idle');
}

export { expect };
