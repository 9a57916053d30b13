import { act, fireEvent, render, screen } from '@testing-library/react';
import { Stat } from '#src/components/ui/stat.tsx';
import { FakeIntersectionObserver, setMedia } from '../../test/browser-mocks.ts';

function renderAt(top: number, value = '200+'): HTMLElement {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  render(
    <dl>
      <Stat value={value} label="proyectos" />
    </dl>,
  );
  return screen.getByRole('definition');
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function scrollTo(figure: HTMLElement) {
  fireEvent.scroll(window);
  act(() => FakeIntersectionObserver.show(figure));
}

test('counts a figure up once within 0.8 s when it is scrolled into view', () => {
  const figure = renderAt(5000);
  expect(figure).toHaveTextContent('200+');
  scrollTo(figure);
  act(() => void jest.advanceTimersByTime(200));
  const halfWay = Number(figure.textContent.replace('+', ''));
  expect(halfWay).toBeGreaterThan(0);
  expect(halfWay).toBeLessThan(200);
  act(() => void jest.advanceTimersByTime(700));
  expect(figure).toHaveTextContent('200+');
  expect(figure.style.minWidth).toBe('');
});

test('leaves a figure unchanged that is visible already', () => {
  const figure = renderAt(10);
  scrollTo(figure);
  act(() => void jest.advanceTimersByTime(100));
  expect(figure).toHaveTextContent('200+');
});

test.each(['24/7', '4.8', 'Oaxaca'])('does not count %s, which is not a whole number', (value) => {
  const figure = renderAt(5000, value);
  scrollTo(figure);
  act(() => void jest.advanceTimersByTime(100));
  expect(figure).toHaveTextContent(value);
});

test('does not count with reduced motion', () => {
  setMedia({ '(prefers-reduced-motion: reduce)': true });
  const figure = renderAt(5000);
  scrollTo(figure);
  act(() => void jest.advanceTimersByTime(100));
  expect(figure).toHaveTextContent('200+');
});
