import type { Phase } from './status.ts';

/** How long each phase of a build took, in milliseconds. */
export type PhaseTimes = Partial<Record<Phase, number>>;

/** Measures the phases of one build, one after the other. */
export function startPhaseClock(now: () => number = Date.now) {
  const times: PhaseTimes = {};
  let phase: Phase = 'build';
  let since = now();
  return {
    enter(next: Phase): void {
      const at = now();
      times[phase] = (times[phase] ?? 0) + at - since;
      [phase, since] = [next, at];
    },
    read: (): PhaseTimes => ({ ...times, [phase]: (times[phase] ?? 0) + now() - since }),
  };
}

const NAMES: Record<Phase, string> = {
  build: 'construir',
  check: 'revisar',
  copy: 'copiar',
  switch: 'cambiar',
};

export function describePhases(times: PhaseTimes): string {
  return (Object.entries(times) as [Phase, number][])
    .map(([phase, ms]) => `${NAMES[phase]} ${(ms / 1000).toFixed(2)} s`)
    .join(', ');
}
