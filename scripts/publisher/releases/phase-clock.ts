import type { PhaseTimes, BuildPhase } from '@tequiora/cms/contracts/publisher.ts';

/** The current phase of a build, since when, and how long the earlier ones took (milliseconds). */
export type PhaseClock = { phase: BuildPhase; since: number; times: PhaseTimes };

export function startPhaseClock(now: number): PhaseClock {
  return { phase: 'build', since: now, times: {} };
}

export function timesAt({ phase, since, times }: PhaseClock, now: number): PhaseTimes {
  return { ...times, [phase]: (times[phase] ?? 0) + now - since };
}

export function enterPhase(clock: PhaseClock, phase: BuildPhase, now: number): PhaseClock {
  return { phase, since: now, times: timesAt(clock, now) };
}

const NAMES: Record<BuildPhase, string> = {
  build: 'construir',
  search: 'buscar la entrada que lo impide',
  check: 'revisar',
  copy: 'copiar',
  switch: 'cambiar',
};

export function describePhases(times: PhaseTimes): string {
  return (Object.entries(times) as [BuildPhase, number][])
    .map(([phase, ms]) => `${NAMES[phase]} ${(ms / 1000).toFixed(2)} s`)
    .join(', ');
}
