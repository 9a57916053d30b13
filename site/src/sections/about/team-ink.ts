import type { BadgeTone } from '#src/components/ui/badge.tsx';
import { palette } from '#src/theme/tokens/palette.ts';

export type TeamInk = { line: string; ground: string; text: string; badge: BadgeTone };

/** The colours an editor can give a group; each text is readable on its ground. */
const inks: Record<string, TeamInk> = {
  blue: ink('blue', 'blue'),
  sky: ink('sky', 'sky'),
  amber: ink('amber', 'amber'),
  green: ink('green', 'green'),
  red: ink('red', 'red'),
  navy: ink('navy', 'gray'),
};

/** An unknown or empty colour gets the brand's blue. */
export function teamInkOf(color: string | null): TeamInk {
  return inks[color ?? 'blue'] ?? ink('blue', 'blue');
}

function ink(ramp: 'blue' | 'sky' | 'amber' | 'green' | 'red' | 'navy', badge: BadgeTone): TeamInk {
  const { 600: line, 100: ground, 800: text } = palette[ramp];
  return { line, ground, text, badge };
}
