import type { BadgeTone } from '#src/components/ui/badge.tsx';
import { palette } from '#src/theme/tokens/palette.ts';

export type TeamInk = { line: string; ground: string; text: string; badge: BadgeTone };

/** Colours for groups; each pair has sufficient contrast. */
const inks: Record<string, TeamInk> = {
  blue: ink('blue', 'blue'),
  sky: ink('sky', 'sky'),
  amber: ink('amber', 'amber'),
  green: ink('green', 'green'),
  red: ink('red', 'red'),
  navy: ink('navy', 'gray'),
};

/** Falls back to the brand's blue for an unknown or empty colour. */
export function teamInkOf(color: string | null): TeamInk {
  return inks[color ?? 'blue'] ?? ink('blue', 'blue');
}

function ink(ramp: 'blue' | 'sky' | 'amber' | 'green' | 'red' | 'navy', badge: BadgeTone): TeamInk {
  const { 600: line, 100: ground, 800: text } = palette[ramp];
  return { line, ground, text, badge };
}
