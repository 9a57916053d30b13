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
  /** What an administrator of the server does about it: commands and settings. */
  technical?: string | undefined;
  facts: readonly Fact[];
};

/** How something is, and what to do then. */
export type Judgement = Pick<HealthRow, 'state' | 'summary' | 'advice' | 'technical'>;

export const good = (summary: string): Judgement => ({ state: 'good', summary, advice: null });

/** What whoever answers enquiries does about trouble that is not theirs to fix. */
export const CALL_ADMIN = 'Avisa a quien administra el servidor y enséñale esta página.';

export const attention = (summary: string, advice: string, technical?: string): Judgement => ({
  state: 'attention',
  summary,
  advice,
  technical,
});

export const bad = (summary: string, advice: string, technical?: string): Judgement => ({
  state: 'bad',
  summary,
  advice,
  technical,
});
