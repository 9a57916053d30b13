import { Badge } from '#src/components/ui/badge.tsx';
import { industryLookOf } from '#src/components/ui/entry-color.ts';

type IndustryBadgeProps = {
  industry: { name: string; color: string | null } | null;
};

/** Industry in its CMS colour; renders nothing without one. */
export function IndustryBadge({ industry }: IndustryBadgeProps) {
  if (!industry) return null;
  return <Badge tone={industryLookOf(industry.color).badge}>{industry.name}</Badge>;
}
