import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import type { PublicationState } from '@tequiora/cms/contracts/catalogue.ts';

const STATES: Record<PublicationState, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Borrador', tone: 'gray' },
  published: { label: 'Publicado', tone: 'green' },
  modified: { label: 'Con cambios sin publicar', tone: 'amber' },
};

export function StateBadge({ state }: { state: PublicationState }) {
  const { label, tone } = STATES[state];
  return (
    <Badge tone={tone} hasDot>
      {label}
    </Badge>
  );
}
