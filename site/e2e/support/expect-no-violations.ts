import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

// `axe.source` is not minified, and a browser takes half as long again to load it.
const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails with the rule and location of every axe violation on the current page.
 * @param part selector of the part that differs from a page that is checked elsewhere
 */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  // Elements without layout have no colours or sizes to check (decision 032).
  await page.waitForSelector('html[data-whole]', { state: 'attached' });
  await expectNone(page, part);
}

const WIDTHS = [390, 1440];

/**
 * Calls `check` at each width, from that of a phone to that of a desktop, which the page keeps. Fails when
 * the page scrolls horizontally.
 */
export async function atEachWidth(
  page: Page,
  check: () => Promise<void>,
  widths = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    // The font size of a heading follows the width a frame later.
    await expect.poll(overflow, `horizontal scrolling at ${width} px`).toBe(0);
    await check();
  }
}

/** Checks for axe violations and horizontal scrolling; see `atEachWidth`. */
export const expectNoViolationsAtEachWidth = (page: Page, part?: string): Promise<void> =>
  atEachWidth(page, () => expectNoViolations(page, part));

/** Checks a part of the CMS panel only, because the other parts of a screen are Strapi's. */
export async function expectNoPanelViolations(page: Page, part = 'main'): Promise<void> {
  await expectNone(page, part);
}

/** Loads axe once per page. @axe-core/playwright loads it for each check, which takes longer than axe itself. */
async function expectNone(page: Page, part = 'html'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (selector) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const listTransitions = () =>
      document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition && each.playState === 'running');
    // Text is hidden until the transitions that show it have ended: that of an element can start those of
    // the elements in it, which inherit `visibility`.
    for (let running = listTransitions(); running.length > 0; running = listTransitions()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
    const found = await checker.run(selector, { resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => ({
      rule: id,
      where: nodes.map(({ target }) => target.join(' ')),
    }));
  }, part);
  expect(violations).toEqual([]);
}
