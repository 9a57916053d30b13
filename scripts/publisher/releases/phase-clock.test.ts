import { describePhases, enterPhase, startPhaseClock, timesAt } from './phase-clock.ts';

test('measures each phase, the current one up to now', () => {
  const built = enterPhase(startPhaseClock(0), 'build', 9_000);
  const copying = enterPhase(enterPhase(built, 'check', 9_500), 'copy', 9_800);
  const times = timesAt(copying, 10_000);
  expect(times).toEqual({ build: 9_500, check: 300, copy: 200 });
  expect(describePhases(times)).toBe('construir 9.50 s, revisar 0.30 s, copiar 0.20 s');
});
