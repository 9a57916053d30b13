import { Children, Suspense, type ReactNode } from 'react';
import { PagePart } from './page-part.tsx';

/**
 * Hydrates each part of a built page in its own task. Use it around parts, not inside one: a part
 * that updates before its boundary is hydrated causes React error 421.
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
