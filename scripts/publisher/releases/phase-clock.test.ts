import { describePhases, startPhaseClock } from './phase-clock.ts';

test('measures each phase, the current one up to now', () => {
  let now = 0;
  const clock = startPhaseClock(() => now);
  now = 9_000;
  clock.enter('build');
  now = 9_500;
  clock.enter('check');
  now = 9_800;
  clock.enter('copy');
  now = 10_000;
  expect(clock.read()).toEqual({ build: 9_500, check: 300, copy: 200 });
  expect(describePhases(clock.read())).toBe('construir 9.50 s, revisar 0.30 s, copiar 0.20 s');
});
