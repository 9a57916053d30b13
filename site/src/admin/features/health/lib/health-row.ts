export type HealthState = 'good' | 'attention' | 'bad';

/** One check of the health report, formatted for display. */
export type HealthRow = {
  name: string;
  state: HealthState;
  /** Current state. */
  summary: string;
  /** What to do; null when no action is needed. */
  advice: string | null;
  /** Commands and settings for the server administrator. */
  technical?: string | undefined;
  /** Shows the button that repairs it. */
  canRepair?: boolean;
  /** A screen where it is managed. */
  link?: { to: string; label: string };
  /** Figures by label. */
  facts: Record<string, string>;
};

export type Judgement = Pick<HealthRow, 'state' | 'summary' | 'advice' | 'technical'>;

export const good = (summary: string): Judgement => ({ state: 'good', summary, advice: null });

/** Advice for staff who cannot fix the problem themselves. */
export const CALL_ADMIN = 'Avisa a quien administra el servidor y enséñale esta página.';

const problem =
  (state: 'attention' | 'bad') =>
  (summary: string, advice: string, technical?: string): Judgement => ({
    state,
    summary,
    advice,
    technical,
  });

export const attention = problem('attention');
export const bad = problem('bad');
