import { Children, memo, Suspense, useDeferredValue, type ReactNode } from 'react';
import { PagePart } from './page-part.tsx';

/**
 * Hydrates each part of a built page in its own task. Use it around parts, not inside one: a part
 * that updates before its boundary is hydrated causes React error 421, and is rendered again. React
 * hydrates a boundary before a deferred update of it, so parts get new contents in such an update.
 */
export function Slices({ children }: { children: ReactNode }) {
  const parts = useDeferredValue(children);
  return <>{Children.map(parts, (part) => (part ? <Slice>{part}</Slice> : null))}</>;
}

const Slice = memo(function Slice({ children }: { children: ReactNode }) {
  return (
    <PagePart>
      <Suspense>{children}</Suspense>
    </PagePart>
  );
});
