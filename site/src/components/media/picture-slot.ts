import { breakpoint } from '#src/theme/tokens.ts';

type SlotBox = {
  /** Applies in windows from this breakpoint on; the last box has none. */
  from?: keyof typeof breakpoint;
  width: `${number}${'vw' | 'rem' | 'px'}`;
  /** Aspect ratio to which the box crops; that of the `Picture` without one. */
  ratio?: number;
};

/** The boxes in which a picture is shown, from the widest window to the narrowest. */
export type PictureSlot = readonly SlotBox[];

const LENGTH = /^([\d.]+)(\D+)$/;

/**
 * Returns the `sizes` attribute of a picture in a slot. A picture that is wider than its box must
 * have the height of the box, so it needs more than the width of the box.
 * @param pictureRatio undefined for a picture of unknown size
 * @param cropRatio aspect ratio of a box without its own; undefined when it does not crop
 */
export function sizesIn(slot: PictureSlot, pictureRatio?: number, cropRatio?: number): string {
  return slot
    .map(({ from, width, ratio = cropRatio }) => {
      const scale = pictureRatio && ratio ? Math.max(1, pictureRatio / ratio) : 1;
      const length = scaleLength(width, scale);
      return from ? `(min-width: ${breakpoint[from]}) ${length}` : length;
    })
    .join(', ');
}

function scaleLength(length: string, scale: number): string {
  const [, number, unit] = LENGTH.exec(length) ?? [];
  if (scale === 1 || !number || !unit) return length;
  return `${Math.ceil(Number(number) * scale * 100) / 100}${unit}`;
}

/** Returns the number of a CSS aspect ratio, such as '4 / 3' or '1'. */
export function parseRatio(ratio: string): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return width / height;
}
