import type { PhaseTimes, BuildPhase } from '@tequiora/cms/contracts/publisher.ts';

export function startPhaseClock(now: () => number = Date.now) {
  const times: PhaseTimes = {};
  let phase: BuildPhase = 'build';
  let since = now();
  return {
    enter(next: BuildPhase): void {
      const at = now();
      times[phase] = (times[phase] ?? 0) + at - since;
      [phase, since] = [next, at];
    },
    read: (): PhaseTimes => ({ ...times, [phase]: (times[phase] ?? 0) + now() - since }),
  };
}

const NAMES: Record<BuildPhase, string> = {
  build: 'construir',
  check: 'revisar',
  copy: 'copiar',
  switch: 'cambiar',
};

export function describePhases(times: PhaseTimes): string {
  return (Object.entries(times) as [BuildPhase, number][])
    .map(([phase, ms]) => `${NAMES[phase]} ${(ms / 1000).toFixed(2)} s`)
    .join(', ');
}
