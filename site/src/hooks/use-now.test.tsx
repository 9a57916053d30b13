import { renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useNow } from './use-now.ts';

test('is known in the first render of a component that is mounted later', () => {
  const seen: (Date | null)[] = [];
  renderHook(() => seen.push(useNow(1_000)));
  expect(seen[0]).toBeInstanceOf(Date);
});

test('is null in the built HTML', () => {
  const Time = () => <p>{String(useNow(1_000))}</p>;
  expect(renderToString(<Time />)).toBe('<p>null</p>');
});
