import { act, fireEvent, render, screen } from '@testing-library/react';
import { FakeIntersectionObserver, setMedia } from '../../test/browser-gaps.ts';
import { Reveal } from '#src/components/ui/reveal.tsx';

function renderAt(top: number): HTMLElement {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  render(<Reveal>Contenido</Reveal>);
  return screen.getByText('Contenido');
}

afterEach(() => jest.restoreAllMocks());

test('hides nothing before the visitor scrolls', () => {
  expect(renderAt(5000).dataset.reveal).toBeUndefined();
});

test('brings in what was below the window, once', () => {
  const content = renderAt(5000);
  fireEvent.scroll(window);
  expect(content.dataset.reveal).toBe('waiting');
  act(() => FakeIntersectionObserver.show(content));
  expect(content.dataset.reveal).toBe('shown');
});

test('leaves alone what is on screen already', () => {
  const content = renderAt(10);
  fireEvent.scroll(window);
  expect(content.dataset.reveal).toBeUndefined();
});

test('does nothing for who wants no motion', () => {
  setMedia({ '(prefers-reduced-motion: reduce)': true });
  const content = renderAt(5000);
  fireEvent.scroll(window);
  expect(content.dataset.reveal).toBeUndefined();
});
