import { palette } from '#src/theme/tokens.ts';
import type { BadgeTone } from './badge.tsx';

/** A colour that editors choose for a group of the team or an industry. */
type EntryColor = keyof typeof CROPS;

/** The part of the screen that a cover shows, in percent from its top left, by colour. */
const CROPS = {
  blue: { x: 0, y: 0 },
  sky: { x: 100, y: 10 },
  amber: { x: 0, y: 60 },
  green: { x: 40, y: 0 },
  red: { x: 100, y: 80 },
  navy: { x: 70, y: 30 },
};

/** Navy is grey in its light steps. */
const NIGHT = { 300: palette.navy[600], 500: palette.navy[800] };

export type TeamInk = { line: string; ground: string; text: string; badge: BadgeTone };

function isEntryColor(color: string | null | undefined): color is EntryColor {
  return typeof color === 'string' && Object.hasOwn(CROPS, color);
}

/** Returns the colours of a group, with sufficient contrast; blue without a colour. */
export function teamInkOf(color: string | null): TeamInk {
  const ramp = isEntryColor(color) ? color : 'blue';
  const { 600: line, 100: ground, 800: text } = palette[ramp];
  return { line, ground, text, badge: ramp === 'navy' ? 'gray' : ramp };
}

/** Returns the badge, cover background and crop of an industry; grey without a colour. */
export function industryLookOf(color: string | null | undefined) {
  const ramp = isEntryColor(color) ? color : undefined;
  const { 300: light, 500: full } = !ramp || ramp === 'navy' ? NIGHT : palette[ramp];
  const badge: BadgeTone = ramp ?? 'gray';
  return {
    badge,
    ground: `linear-gradient(150deg, ${light}, ${full})`,
    crop: CROPS[ramp ?? 'blue'],
  };
}
