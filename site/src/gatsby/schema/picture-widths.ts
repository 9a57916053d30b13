type Size = { width: number; height: number };

/** Widths of a picture in pixels when its query states none. */
export const DEFAULT_WIDTHS: readonly number[] = [480, 750, 1080, 1440];

/** Aspect ratio of the usual box, for which queries state their widths. */
const BOX_RATIO = 4 / 3;

/** Largest width in pixels: that of a 8:1 panorama that fills a box of 720 × 540. */
const MAX_WIDTH = 4320;

/** Ratio of a width to the one before it. */
const STEP = 1.5;

/** A width that exceeds the largest one by less is not worth a file. */
const MIN_GAIN = 1.25;

/**
 * Returns the widths in which a picture is built. A picture that is wider than its box gets further
 * widths, because at the height of the box it is wider than the box. Never more than the original.
 */
export function pictureWidths(
  stated: readonly number[] | undefined,
  { width, height }: Size,
): number[] {
  const widths = stated?.length ? [...stated] : [...DEFAULT_WIDTHS];
  let largest = Math.max(...widths);
  const needed = Math.min((largest * width) / height / BOX_RATIO, MAX_WIDTH, width);
  while (needed >= largest * MIN_GAIN) {
    largest = Math.round(Math.min(largest * STEP, needed));
    widths.push(largest);
  }
  const possible = widths.filter((each) => each <= width);
  const isCut = possible.length < widths.length;
  return isCut && !possible.includes(width) ? [...possible, width] : possible;
}
