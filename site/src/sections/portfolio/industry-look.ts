import type { BadgeTone } from '#src/components/ui/badge.tsx';
import { palette } from '#src/theme/tokens/palette.ts';

export type IndustryLook = {
  badge: BadgeTone;
  /** Background of a cover. */
  ground: string;
  /** The part of the screen that a cover shows, in percent from its top left. */
  crop: { x: number; y: number };
};

/** Navy is grey in its light steps. */
const NIGHT = { 300: palette.navy[600], 500: palette.navy[800] };

const looks: Record<string, IndustryLook> = {
  blue: look('blue', { x: 0, y: 0 }),
  sky: look('sky', { x: 100, y: 10 }),
  green: look('green', { x: 40, y: 0 }),
  amber: look('amber', { x: 0, y: 60 }),
  red: look('red', { x: 100, y: 80 }),
  navy: look('navy', { x: 70, y: 30 }),
};

/** Returns how cards show the colour that an editor gave an industry; grey without one. */
export function industryLookOf(color: string | null | undefined): IndustryLook {
  return looks[color ?? ''] ?? { ...look('navy', { x: 0, y: 0 }), badge: 'gray' };
}

function look(
  ramp: 'blue' | 'sky' | 'green' | 'amber' | 'red' | 'navy',
  crop: IndustryLook['crop'],
): IndustryLook {
  const { 300: light, 500: full } = ramp === 'navy' ? NIGHT : palette[ramp];
  return { badge: ramp, ground: `linear-gradient(150deg, ${light}, ${full})`, crop };
}
