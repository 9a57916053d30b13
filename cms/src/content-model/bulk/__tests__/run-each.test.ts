import { runEach } from '../run-bulk';

test('continues after a refusal', async () => {
  const act = (id: string) => (id === 'b' ? Promise.reject(new Error('no')) : Promise.resolve());
  const { done, refused } = await runEach(['a', 'b', 'c'], act);
  expect(done).toEqual(['a', 'c']);
  expect([...refused.keys()]).toEqual(['b']);
});

test('retries an entry that needs another one of the selection', async () => {
  const done = new Set<string>();
  const act = (id: string) => {
    const needed = { a: 'b', b: 'c' }[id];
    if (needed && !done.has(needed)) return Promise.reject(new Error(`needs ${needed}`));
    done.add(id);
    return Promise.resolve();
  };
  expect(await runEach(['a', 'b', 'c'], act)).toEqual({
    done: ['c', 'b', 'a'],
    refused: new Map(),
  });
});

test('runs an entry once, and stops when nothing succeeds any more', async () => {
  const act = jest.fn(() => Promise.reject(new Error('no')));
  const { refused } = await runEach(['a', 'a', 'b'], act);
  expect(refused.size).toBe(2);
  expect(act).toHaveBeenCalledTimes(2);
});
