import { Banner } from '#src/admin/ui/banner.tsx';
import type { Outcome } from '../lib/use-saving.ts';

/** What came of the last try to save. */
export function FormOutcome({ outcome }: { outcome: Outcome | null }) {
  if (!outcome) return null;
  return <Banner tone={outcome.isSaved ? 'success' : 'danger'}>{outcome.text}</Banner>;
}
