import type { Phase } from './status.ts';

/** Duration of each phase of a build, in milliseconds. */
export type PhaseTimes = Partial<Record<Phase, number>>;

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
