import type { Fact } from '#src/admin/ui/facts.tsx';

export type HealthState = 'good' | 'attention' | 'bad';

/** One thing the product needs, in words. */
export type HealthRow = {
  name: string;
  state: HealthState;
  /** How it is. */
  summary: string;
  /** What to do about it; null when nothing is to be done. */
  advice: string | null;
  facts: readonly Fact[];
};

/** How something is, and what to do then. */
export type Judgement = Pick<HealthRow, 'state' | 'summary' | 'advice'>;

export const good = (summary: string): Judgement => ({ state: 'good', summary, advice: null });

export const attention = (summary: string, advice: string): Judgement => ({
  state: 'attention',
  summary,
  advice,
});

export const bad = (summary: string, advice: string): Judgement => ({
  state: 'bad',
  summary,
  advice,
});
