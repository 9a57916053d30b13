import { startTransition, useEffect, useRef, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** A button that is pressed as soon as the page is hydrated, before the boundaries in it are. */
export function HastyButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.click(), []);
  return (
    <button ref={button} type="button" onClick={onClick}>
      Ir
    </button>
  );
}

/** Renders a page and hydrates it as the browser does; returns a mock that records recoverable errors. */
export function serve(element: ReactElement) {
  // Otherwise React waits for `act`, which hydrates everything at once.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(element);
  const onRecoverableError = jest.fn();
  return {
    onRecoverableError,
    hydrate: () =>
      startTransition(() => void hydrateRoot(container, element, { onRecoverableError })),
  };
}

afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

/** Returns true when React has hydrated the element. */
export function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
