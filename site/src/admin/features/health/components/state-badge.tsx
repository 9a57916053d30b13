import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import { Icon, type IconName } from '#src/components/ui/icon.tsx';
import type { HealthState } from '../lib/health-row.ts';

/** Shows a state as text and icon, not by colour alone. */
export function StateBadge({ state }: { state: HealthState }) {
  const { label, tone, icon } = appearances[state];
  return (
    <Badge tone={tone}>
      <Icon name={icon} size={16} />
      {label}
    </Badge>
  );
}

const appearances: Record<HealthState, { label: string; tone: BadgeTone; icon: IconName }> = {
  good: { label: 'Bien', tone: 'green', icon: 'circle-check' },
  attention: { label: 'Atención', tone: 'amber', icon: 'warning' },
  bad: { label: 'Mal', tone: 'red', icon: 'circle-alert' },
};
