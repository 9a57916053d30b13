import { act, fireEvent, render, screen } from '@testing-library/react';
import { resetHydration, recordHydration } from '#src/lib/ms-before-hydration.ts';
import { setMedia } from '../../test/browser-mocks.ts';
import { useAutoRotate } from './use-auto-rotate.ts';

const interval = 7000;
const resumeAfter = 15_000;

function Carousel() {
  const rotate = useAutoRotate({ count: 4, interval, resumeAfter });
  return (
    <section aria-label="Carrusel" {...rotate.holdProps}>
      <output>{rotate.index}</output>
      <button onClick={rotate.previous}>Anterior</button>
      <button onClick={rotate.next}>Siguiente</button>
      <button onClick={rotate.toggleStopped}>{rotate.isStopped ? 'Reanudar' : 'Pausar'}</button>
    </section>
  );
}

function wait(milliseconds: number) {
  act(() => void jest.advanceTimersByTime(milliseconds));
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

function shown() {
  return Number(screen.getByRole('status').textContent);
}

beforeEach(() => {
  jest.useFakeTimers();
  // The fake clock has no entries.
  Object.assign(performance, { getEntriesByType: () => [] });
});
afterEach(() => jest.useRealTimers());

test('time before hydration counts towards the first item, and the next item gets the full interval', () => {
  const elapsed = jest.spyOn(performance, 'now').mockReturnValue(4000);
  recordHydration();
  elapsed.mockRestore();
  render(<Carousel />);
  wait(2999);
  expect(shown()).toBe(0);
  wait(1);
  expect(shown()).toBe(1);
  wait(6999);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(2);
  resetHydration();
});

test('a page that hydrates late does not change immediately', () => {
  const elapsed = jest.spyOn(performance, 'now').mockReturnValue(60_000);
  recordHydration();
  elapsed.mockRestore();
  render(<Carousel />);
  wait(999);
  expect(shown()).toBe(0);
  wait(1);
  expect(shown()).toBe(1);
  resetHydration();
});

describe('the rotation', () => {
  beforeEach(() => render(<Carousel />));

  test('rotates at its interval and wraps to the first item', () => {
    wait(interval - 1);
    expect(shown()).toBe(0);
    wait(1);
    expect(shown()).toBe(1);
    for (let slide = 0; slide < 3; slide += 1) wait(interval);
    expect(shown()).toBe(0);
  });

  test('pauses after a choice of the visitor, then rotates again', () => {
    press('Siguiente');
    wait(resumeAfter - 1);
    expect(shown()).toBe(1);
    wait(1);
    wait(0);
    expect(shown()).toBe(2);
    wait(interval - 1);
    expect(shown()).toBe(2);
    wait(1);
    expect(shown()).toBe(3);
  });

  test('restarts the pause with every choice', () => {
    press('Siguiente');
    wait(resumeAfter - 1000);
    press('Siguiente');
    wait(resumeAfter - 1);
    expect(shown()).toBe(2);
  });

  test('goes back from the first item to the last', () => {
    press('Anterior');
    expect(shown()).toBe(3);
  });

  test('is held while the mouse is over it, but not by touch', () => {
    const region = screen.getByRole('region');
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    wait(20_000);
    expect(shown()).toBe(0);
    fireEvent.pointerLeave(region);
    fireEvent.pointerEnter(region, { pointerType: 'touch' });
    wait(7000);
    expect(shown()).toBe(1);
  });

  test('continues with the remaining interval after a hold', () => {
    const region = screen.getByRole('region');
    wait(5000);
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    wait(20_000);
    fireEvent.pointerLeave(region);
    wait(1999);
    expect(shown()).toBe(0);
    wait(1);
    expect(shown()).toBe(1);
  });

  test('is held while the keyboard focus is inside', () => {
    act(() => screen.getByRole('button', { name: 'Anterior' }).focus());
    wait(20_000);
    expect(shown()).toBe(0);
    act(() => (document.activeElement as HTMLElement).blur());
    wait(7000);
    expect(shown()).toBe(1);
  });

  test('stays stopped by its button until it is started again', () => {
    press('Pausar');
    press('Siguiente');
    wait(60_000);
    expect(shown()).toBe(1);
    press('Reanudar');
    wait(7000);
    expect(shown()).toBe(2);
  });

  test('is held while the tab is in the background', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    wait(20_000);
    expect(shown()).toBe(0);
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    wait(7000);
    expect(shown()).toBe(1);
  });

  test('does not start automatically with reduced motion, but can be started', () => {
    act(() => setMedia({ '(prefers-reduced-motion: reduce)': true }));
    wait(20_000);
    expect(shown()).toBe(0);
    press('Reanudar');
    wait(7000);
    expect(shown()).toBe(1);
  });
});
