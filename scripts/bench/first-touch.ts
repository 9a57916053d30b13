import { chromium, devices, type Page } from 'playwright-core';
import { median } from './measure.ts';
import { markdownTable } from './table.ts';

/** What a visitor touches first: the carousel of the home page, the filter of the portfolio. */
const TOUCHES = [
  { path: '/', find: (page: Page) => page.getByRole('button', { name: 'Siguiente' }).first() },
  {
    path: '/portafolio',
    find: (page: Page) => page.locator('fieldset[role=radiogroup] label').nth(1),
  },
];
/** Times after `load`, in milliseconds. */
const DELAYS_MS = [0, 1500, 6000];
/** A slow phone: a fourth of this machine's speed. */
const CPU_SLOWDOWN = 4;
const INP_LIMIT_MS = 200;

/** Median INP (interaction to next paint) of the first touch, `delayMs` after the page is loaded. */
type FirstTouch = { path: string; delayMs: number; inpMs: number };

/** Measures the first touch on each page and with each delay in a new browser context. */
export async function measureFirstTouches(
  executablePath: string,
  site: string,
  runs: number,
): Promise<FirstTouch[]> {
  const browser = await chromium.launch({ executablePath });
  const results: FirstTouch[] = [];
  for (const { path, find } of TOUCHES) {
    for (const delayMs of DELAYS_MS) {
      const values: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext(devices['iPhone 12']);
        const page = await context.newPage();
        values.push(await touch(page, `${site}${path}`, find, delayMs));
        await context.close();
      }
      results.push({ path, delayMs, inpMs: median(values) });
    }
  }
  await browser.close();
  return results;
}

const isSlow = ({ inpMs }: FirstTouch) => inpMs > INP_LIMIT_MS;

/** Returns the touches that exceed the budget, as lines for the report. */
export function slowTouches(touches: readonly FirstTouch[]): string[] {
  return touches
    .filter(isSlow)
    .map(({ path, delayMs, inpMs }) => `${path}: primer toque a los ${delayMs} ms: ${inpMs} ms`);
}

/** Returns a Markdown table. `✗` marks an exceeded budget. */
export function touchTable(touches: readonly FirstTouch[]): string {
  const rows = touches.map((touched) => [
    touched.path,
    String(touched.delayMs),
    `${touched.inpMs}${isSlow(touched) ? ' ✗' : ''}`,
  ]);
  return markdownTable([['página', 'ms después de cargar', 'INP ms'], ...rows]);
}

type Find = (typeof TOUCHES)[number]['find'];

async function touch(page: Page, url: string, find: Find, delayMs: number): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observeInteractions);
  await page.goto(url, { waitUntil: 'load' });
  // Visitors scroll, read, and then touch; the scrolling is not part of the interaction.
  const target = find(page);
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(delayMs);
  const box = await target.boundingBox();
  if (!box) throw new Error(`No hay nada que tocar en ${url}.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const longest = await page.waitForFunction(() => window.longestInteractionMs);
  return (await longest.jsonValue()) ?? 0;
}

declare global {
  interface Window {
    /** Duration of the longest interaction, in steps of 8 ms. */
    longestInteractionMs?: number;
  }
}

/** Runs in the page. Chromium reports the durations of interactions from 16 ms on. */
function observeInteractions(): void {
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    window.longestInteractionMs = Math.max(window.longestInteractionMs ?? 0, ...durations);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
