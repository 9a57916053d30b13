import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import { Icon, type IconName } from '#src/components/ui/icon.tsx';
import type { HealthState } from '../lib/health-row.ts';

/** How something is: a word and a sign of its own, besides the colour. */
export function StateBadge({ state }: { state: HealthState }) {
  const { word, tone, icon } = looks[state];
  return (
    <Badge tone={tone}>
      <Icon name={icon} size={16} />
      {word}
    </Badge>
  );
}

const looks: Record<HealthState, { word: string; tone: BadgeTone; icon: IconName }> = {
  good: { word: 'Bien', tone: 'green', icon: 'circle-check' },
  attention: { word: 'Atención', tone: 'amber', icon: 'warning' },
  bad: { word: 'Mal', tone: 'red', icon: 'circle-alert' },
};
