import { Children, Suspense, type ReactNode } from 'react';
import { PagePart } from './page-part.tsx';

/**
 * Brings each part of a built page to life in a task of its own. It belongs around parts, not
 * inside one: what updates itself may not hold a boundary that still waits (React's error 421).
 */
export function Slices({ children }: { children: ReactNode }) {
  return (
    <>
      {Children.map(children, (part) =>
        part ? (
          <PagePart>
            <Suspense>{part}</Suspense>
          </PagePart>
        ) : null,
      )}
    </>
  );
}
