import { runAtRate } from './run-at-rate.ts';

test('fails with the error of a call that ends before the last one starts', async () => {
  const work = jest.fn<Promise<number>, []>().mockResolvedValue(1);
  work.mockRejectedValueOnce(new Error('No response.'));
  await expect(runAtRate({ perSecond: 100, seconds: 0.1 }, work)).rejects.toThrow('No response.');
  expect(work).toHaveBeenCalledTimes(10);
});
