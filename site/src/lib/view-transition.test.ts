import { waitFor } from '@testing-library/react';
import { setMedia } from '../../test/browser-gaps.ts';
import { withTravellingPart, withViewTransition } from './view-transition.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

test('applies the update at once where the browser has no transitions', () => {
  const update = jest.fn();
  withViewTransition(update);
  expect(update).toHaveBeenCalledTimes(1);
});

test('cross-fades after the press was shown, unless the visitor wants no motion', async () => {
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

test('moves a part of the page to where it is after the update', async () => {
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
  withTravellingPart(part, () => target, jest.fn());
  await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  expect(names).toEqual(['traveller|', '|traveller']);
  await waitFor(() => expect(target.style.viewTransitionName).toBe(''));
});
