import { act, fireEvent, render, screen } from '@testing-library/react';
import { FakeIntersectionObserver, setMedia } from '../../../test/browser-mocks.ts';
import { Reveal } from './reveal.tsx';

function renderAt(top: number): HTMLElement {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  render(<Reveal>Contenido</Reveal>);
  return screen.getByText('Contenido');
}

afterEach(() => jest.restoreAllMocks());

test('hides nothing before the visitor scrolls', () => {
  expect(renderAt(5000).dataset.reveal).toBeUndefined();
});

test('fades in content from below the viewport, once', () => {
  const content = renderAt(5000);
  fireEvent.scroll(window);
  expect(content.dataset.reveal).toBe('waiting');
  act(() => FakeIntersectionObserver.show(content));
  expect(content.dataset.reveal).toBe('shown');
});

test('leaves visible content unchanged', () => {
  const content = renderAt(10);
  fireEvent.scroll(window);
  expect(content.dataset.reveal).toBeUndefined();
});

test('does nothing with reduced motion', () => {
  setMedia({ '(prefers-reduced-motion: reduce)': true });
  const content = renderAt(5000);
  fireEvent.scroll(window);
  expect(content.dataset.reveal).toBeUndefined();
});

test('shows an element that is taller than several viewports when its edge enters', () => {
  let options: IntersectionObserverInit | undefined;
  const { IntersectionObserver } = window;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, init?: IntersectionObserverInit) {
      super(callback, init);
      options = init;
    }
  };
  renderAt(5000);
  window.IntersectionObserver = IntersectionObserver;
  // A share of the element itself could be larger than the viewport.
  expect(options).toEqual({ rootMargin: '0px 0px -15%' });
});
