import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { GUIDE_PICTURE } from '@tequiora/cms/contracts/guide/guide.ts';
import type { GuideThing } from '@tequiora/cms/contracts/guide/thing.ts';
import sharp from 'sharp';

const folder = path.resolve(__dirname, '../../../cms/src/admin/guide/pictures');
const isWriting = process.env.GUIDE_PICTURES === 'write';

const MARGIN = 6;
const HEAVIEST = 60_000;

type Place = [x: number, y: number, width: number, height: number];

/** Where something is; the panel draws a form anew while it is filled in. */
async function boxOf(locator: Locator) {
  const boxes: NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>[] = [];
  await expect(async () => {
    await locator.scrollIntoViewIfNeeded({ timeout: 2_000 });
    const box = await locator.boundingBox();
    if (!box) throw new Error('what a picture points at is not on the screen');
    boxes.push(box);
  }).toPass({ timeout: 20_000 });
  const [box] = boxes;
  if (!box) throw new Error('what a picture points at was never on the screen');
  return box;
}

/** The part of the window that holds what is pointed at, in its middle where it can be. */
function frameOf(boxes: readonly Place[], window: { width: number; height: number }) {
  const { width, height } = GUIDE_PICTURE;
  const middle = (from: number, size: number, low: number[], high: number[], all: number) => {
    const centre = (Math.min(...low) + Math.max(...high)) / 2;
    return Math.round(Math.min(Math.max(centre - size / 2, from), all - size));
  };
  const lefts = boxes.map(([x]) => x);
  const rights = boxes.map(([x, , w]) => x + w);
  const tops = boxes.map(([, y]) => y);
  const bottoms = boxes.map(([, y, , h]) => y + h);
  const x = middle(0, width, lefts, rights, window.width);
  const y = middle(0, height, tops, bottoms, window.height);
  return { x, y, width, height };
}

/** Draws a frame around each place, above everything, and answers how to take them away. */
async function point(page: Page, boxes: readonly Place[]): Promise<() => Promise<void>> {
  await page.evaluate(
    ([places, margin]) => {
      for (const [x, y, width, height] of places) {
        const frame = document.createElement('div');
        frame.className = 'guide-mark';
        frame.style.cssText = `position:fixed;left:${x - margin}px;top:${y - margin}px;width:${width + 2 * margin}px;height:${height + 2 * margin}px;border:3px solid #f5a623;border-radius:8px;z-index:9999;pointer-events:none;box-sizing:border-box`;
        document.body.append(frame);
      }
    },
    [boxes, MARGIN] as const,
  );
  return () =>
    page.evaluate(() => document.querySelectorAll('.guide-mark').forEach((mark) => mark.remove()));
}

/**
 * Takes the picture of a thing as the panel shows it now, around what `marks` are, with a frame
 * around each. `npm run guide` keeps it for the page; other runs only look whether there is one.
 */
export async function picture(
  page: Page,
  thing: Pick<GuideThing, 'id'>,
  marks: readonly Locator[],
): Promise<void> {
  const boxes: Place[] = [];
  for (const mark of marks) await boxOf(mark);
  for (const mark of marks) {
    const { x, y, width, height } = await boxOf(mark);
    boxes.push([x, y, width, height].map(Math.round) as Place);
  }
  const clip = frameOf(boxes, page.viewportSize() ?? GUIDE_PICTURE);
  const unmark = await point(page, boxes);
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  await unmark();
  const webp = await sharp(png).webp({ quality: 70, effort: 6 }).toBuffer();
  expect(webp.length, 'the weight of a picture').toBeLessThan(HEAVIEST);
  await writeFile(test.info().outputPath(`${thing.id}.webp`), webp);
  const kept = path.join(folder, `${thing.id}.webp`);
  if (isWriting) return writeFile(kept, webp);
  const { width, height } = await sharp(kept).metadata();
  expect({ width, height }).toEqual(GUIDE_PICTURE);
}
