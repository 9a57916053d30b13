import { Banner } from '#src/admin/ui/banner.tsx';
import type { Outcome } from '../lib/use-saving.ts';

/** Result of the last save. */
export function FormOutcome({ outcome }: { outcome: Outcome | null }) {
  if (!outcome) return null;
  return <Banner tone={outcome.isSaved ? 'success' : 'danger'}>{outcome.text}</Banner>;
}
