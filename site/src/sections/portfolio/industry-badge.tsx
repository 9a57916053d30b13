import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';

type IndustryBadgeProps = {
  industry: { name: string; color: string | null } | null;
};

/** Kind of business in the colour the CMS gives it; nothing when the case has none. */
export function IndustryBadge({ industry }: IndustryBadgeProps) {
  if (!industry) return null;
  return <Badge tone={toneOf(industry.color)}>{industry.name}</Badge>;
}

const tones: Record<string, BadgeTone> = {
  blue: 'blue',
  sky: 'sky',
  amber: 'amber',
  green: 'green',
  red: 'red',
  navy: 'navy',
};

function toneOf(key: string | null): BadgeTone {
  return tones[key ?? ''] ?? 'gray';
}
