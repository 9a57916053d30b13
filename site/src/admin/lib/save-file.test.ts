import { saveFile } from './save-file.ts';

test('keeps the blob while Safari reads it after the click', () => {
  jest.useFakeTimers();
  const revoked = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoked });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  saveFile(new Blob(['a']), 'consultas.csv');
  expect(clicked).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(revoked).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoked).toHaveBeenCalledWith('blob:x');
  jest.useRealTimers();
});
