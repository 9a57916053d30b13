import { Badge, type BadgeTone } from '#src/components/ui/badge.tsx';
import type { PublicationState } from '@tequiora/cms/contracts/catalogue.ts';
import { NOT_ONLINE_LABEL } from '@tequiora/cms/contracts/publication.ts';

const STATES: Record<PublicationState, { label: string; tone: BadgeTone }> = {
  draft: { label: 'Borrador', tone: 'gray' },
  published: { label: 'Publicado', tone: 'green' },
  modified: { label: 'Con cambios sin publicar', tone: 'amber' },
};

const NOT_ONLINE = { label: NOT_ONLINE_LABEL, tone: 'amber' } as const;

type StateBadgeProps = { entry: { state: PublicationState; isOnline?: boolean } };

/** Shows the state of an entry; green only when visitors see its published version. */
export function StateBadge({ entry: { state, isOnline } }: StateBadgeProps) {
  const { label, tone } = state === 'published' && !isOnline ? NOT_ONLINE : STATES[state];
  return (
    <Badge tone={tone} hasDot>
      {label}
    </Badge>
  );
}
