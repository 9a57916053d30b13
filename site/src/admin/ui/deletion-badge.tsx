import { useStore } from 'zustand';
import { pendingDeletionsStore } from '#src/admin/lib/pending-deletions.ts';
import { Badge } from '#src/components/ui/badge.tsx';

/** Marks what is deleted in some seconds, unless the user undoes it. */
export function DeletionBadge({ id }: { id: string }) {
  const isPending = useStore(pendingDeletionsStore, ({ ids }) => ids.has(id));
  return isPending ? <Badge tone="red">Por eliminar</Badge> : null;
}
