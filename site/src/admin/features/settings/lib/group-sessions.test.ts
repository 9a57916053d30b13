import { groupSessions } from './group-sessions.ts';

const session = (id: string, device: string, day: number, isCurrent = false) => ({
  id,
  device,
  isCurrent,
  createdAt: `2026-11-0${day}T08:00:00.000Z`,
  lastUsedAt: `2026-11-0${day}T09:00:00.000Z`,
});

test('groups sessions of the same device, except the current one', () => {
  const groups = groupSessions([
    session('a', 'Chrome en Windows', 3),
    session('b', 'Chrome en Windows', 2, true),
    session('c', 'Safari en iPhone', 5),
    session('d', 'Chrome en Windows', 1),
  ]);
  expect(groups.map(({ ids }) => ids)).toEqual([['b'], ['c'], ['a', 'd']]);
  expect(groups[2]).toMatchObject({
    lastUsedAt: '2026-11-03T09:00:00.000Z',
    createdAt: '2026-11-01T08:00:00.000Z',
  });
});
