import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { GuideTask } from '@tequiora/cms/contracts/guide/guide-task.ts';
import { GUIDE_PICTURE } from '@tequiora/cms/contracts/guide/guide.ts';

const folder = path.resolve(__dirname, '../../../cms/src/features/guide/panel/pictures');
const isWriting = process.env.GUIDE_PICTURES === 'write';

const MARGIN = 6;
const MAX_BYTES = 60_000;

type Box = [x: number, y: number, width: number, height: number];

/**
 * Returns the bounding box of an element; retries because the panel re-renders a form while it is
 * filled in.
 */
async function boundingBoxOf(locator: Locator) {
  const boxes: NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>[] = [];
  await expect(async () => {
    await locator.scrollIntoViewIfNeeded({ timeout: 2_000 });
    const box = await locator.boundingBox();
    if (!box) throw new Error('the marked element is not on the screen');
    boxes.push(box);
  }).toPass({ timeout: 20_000 });
  const [box] = boxes;
  if (!box) throw new Error('the marked element was never on the screen');
  return box;
}

/** Returns the clip of the screenshot: centred on the marked boxes as far as the window allows. */
function clipAround(boxes: readonly Box[], window: { width: number; height: number }) {
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

/** Draws a frame around each box, above everything; returns a function that removes the frames. */
async function drawFrames(page: Page, boxes: readonly Box[]): Promise<() => Promise<void>> {
  await page.evaluate(
    ([boxesToFrame, margin]) => {
      for (const [x, y, width, height] of boxesToFrame) {
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
 * Takes the screenshot of a guide task, clipped to the marked elements, with a frame around each.
 * `npm run guide` stores it for the guide page; other runs only check that the stored one exists.
 */
export async function takePicture(
  page: Page,
  task: Pick<GuideTask, 'id'>,
  marks: readonly Locator[],
): Promise<void> {
  const boxes: Box[] = [];
  for (const mark of marks) await boundingBoxOf(mark);
  for (const mark of marks) {
    const { x, y, width, height } = await boundingBoxOf(mark);
    boxes.push([x, y, width, height].map(Math.round) as Box);
  }
  const clip = clipAround(boxes, page.viewportSize() ?? GUIDE_PICTURE);
  const removeFrames = await drawFrames(page, boxes);
  const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  await removeFrames();
  const webp = await sharp(png).webp({ quality: 70, effort: 6 }).toBuffer();
  expect(webp.length, 'size of the screenshot in bytes').toBeLessThan(MAX_BYTES);
  await writeFile(test.info().outputPath(`${task.id}.webp`), webp);
  const stored = path.join(folder, `${task.id}.webp`);
  if (isWriting) return writeFile(stored, webp);
  const { width, height } = await sharp(stored).metadata();
  expect({ width, height }).toEqual(GUIDE_PICTURE);
}
