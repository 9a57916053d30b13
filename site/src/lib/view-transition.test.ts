import { waitFor } from '@testing-library/react';
import { setMedia } from '../../test/browser-mocks.ts';
import { withMovingPart, withViewTransition } from './view-transition.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('applies the update immediately where view transitions are unsupported', () => {
  const update = jest.fn();
  withViewTransition(update);
  expect(update).toHaveBeenCalledTimes(1);
});

test('cross-fades after the next paint, unless the visitor prefers reduced motion', async () => {
  const start = jest.fn((update: () => void) => update());
  Object.assign(document, { startViewTransition: start });
  const update = jest.fn();
  withViewTransition(update);
  expect(update).not.toHaveBeenCalled();
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(update).toHaveBeenCalledTimes(1);

  setMedia({ '(prefers-reduced-motion: reduce)': true });
  withViewTransition(update);
  expect(start).toHaveBeenCalledTimes(1);
  expect(update).toHaveBeenCalledTimes(2);
});

test('ignores an animation that the browser skips', async () => {
  const ready = Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  const catching = jest.spyOn(ready, 'catch');
  const start = jest.fn(() => ({ finished: Promise.resolve(), ready }));
  Object.assign(document, { startViewTransition: start });
  withViewTransition(jest.fn());
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(catching).toHaveBeenCalledTimes(1);
});

test('moves a part of the page to its position after the update', async () => {
  const names: string[] = [];
  const [part, target] = [document.createElement('div'), document.createElement('div')];
  const note = () =>
    names.push(`${part.style.viewTransitionName}|${target.style.viewTransitionName}`);
  const start = jest.fn((update: () => void) => {
    note();
    update();
    note();
    return { finished: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition: start });
  withMovingPart(part, () => target, jest.fn());
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(names).toEqual(['traveller|', '|traveller']);
  await waitFor(() => expect(target.style.viewTransitionName).toBe(''));
});
