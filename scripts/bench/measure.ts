import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';

/** Results of one run; times in milliseconds, sizes in kB (1024 bytes) on the wire. */
export type Figures = ReturnType<typeof figuresOf>;

type Request = {
  url: string;
  transferSize?: number;
  networkRequestTime: number;
};

type Page = { url: string; isNoindex: boolean };

const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const ATTEMPTS = 3;

/** Runs Lighthouse's mobile preset once in a separate Chromium; retries a failed run. */
export async function measure(chromePath: string, page: Page, attempt = 1): Promise<Figures> {
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS, logLevel: 'silent' });
  try {
    const result = await lighthouse(page.url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      // noindex is required on such a page but lowers the SEO score.
      skipAudits: page.isNoindex ? ['is-crawlable'] : null,
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse no respondió.');
    }
    return figuresOf(result.lhr);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    return await measure(chromePath, page, attempt + 1);
  } finally {
    chrome.kill();
  }
}

function figuresOf({ audits, categories }: RunnerResult['lhr']) {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = itemsOf<Request>(audits['network-requests']);
  const [times] = itemsOf<{ observedLoad: number }>(audits.metrics);
  const isEarly = (request: Request) => request.networkRequestTime < (times?.observedLoad ?? 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    script: kilobytes(requests.filter(isScript)),
    // Everything requested before the `load` event.
    firstView: kilobytes(requests.filter(isEarly)),
  };
}

/** Includes prefetched scripts, counted once. */
function isScript({ url, transferSize }: Request): boolean {
  return /\.js$/.test(url) && Boolean(transferSize);
}

function itemsOf<Item>(audit: { details?: unknown } | undefined): Item[] {
  return (audit?.details as { items?: Item[] } | undefined)?.items ?? [];
}

function kilobytes(requests: readonly Request[]): number {
  const remote = requests.filter(({ url }) => url.startsWith('http'));
  return remote.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0) / 1024;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
