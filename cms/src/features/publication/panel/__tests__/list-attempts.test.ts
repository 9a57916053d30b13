import { listAttempts } from '../list-attempts';

it('lists releases and failed publications, newest first', () => {
  const releases = [
    { id: 'r2', builtAt: '2026-11-27T20:05:00.000Z', isLive: true },
    { id: 'r1', builtAt: '2026-11-20T15:00:00.000Z', isLive: false },
  ];
  const failures = [{ finishedAt: '2026-11-26T18:30:00.000Z', count: 2, reason: 'Falta.' }];
  const listed = listAttempts(releases, failures);
  expect(listed.map(({ at }) => at.slice(0, 10))).toEqual([
    '2026-11-27',
    '2026-11-26',
    '2026-11-20',
  ]);
});
