import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { type RuntimeStart, START_ATTRIBUTE, TEMPLATE_ID } from '#src/startup/start-runtime.ts';

/**
 * Moves Gatsby's scripts and the deferred part of the head into a template, from which
 * `src/startup` inserts them.
 *
 * UPSTREAM: gatsby 5.16 · the slice `_gatsby-scripts`, keys and attributes of its elements
 * why: Gatsby starts all scripts at once, before the first view is shown
 * test: site/e2e/public/first-second.spec.ts, scripts/internals.test.ts
 * until: Gatsby can start its scripts later
 */
export function deferRuntime(
  components: readonly ReactNode[],
  deferredHead: readonly ReactNode[],
  start: RuntimeStart = 'touched',
): ReactNode[] {
  const runtime = components.filter(isRuntime);
  if (runtime.length === 0) return [...components];
  return [
    ...components.filter((component) => !isRuntime(component)),
    <template key={TEMPLATE_ID} id={TEMPLATE_ID} {...{ [START_ATTRIBUTE]: start }}>
      {deferredHead}
      {runtime}
    </template>,
  ];
}

/** Returns true for head tags that would be fetched before the first view and must be deferred. */
export function isEarlyLoad(component: ReactNode): boolean {
  const { rel, as } = propsOf(component);
  return (rel === 'preload' && (as === 'script' || as === 'fetch')) || isManifest(component);
}

/**
 * Returns true for head tags without effect: the styles of `gatsby-plugin-image`'s component, which
 * the site does not use, and Gatsby's version.
 */
export function isUnusedHeadTag(component: ReactNode): boolean {
  const isGatsbyImage = String(keyOf(component)).startsWith('gatsby-image-style');
  return isGatsbyImage || propsOf(component).name === 'generator';
}

export function isManifest(component: ReactNode): boolean {
  return propsOf(component).rel === 'manifest';
}

/**
 * Returns true for scripts required for hydration: Gatsby's shared slice, or the tags themselves.
 */
function isRuntime(component: ReactNode): boolean {
  if (propsOf(component).sliceId === '_gatsby-scripts') return true;
  return isValidElement(component) && component.type === 'script';
}

function keyOf(component: ReactNode) {
  return isValidElement(component) ? component.key : undefined;
}

type ComponentProps = Partial<Record<'as' | 'name' | 'rel' | 'sliceId', unknown>>;

function propsOf(component: ReactNode): ComponentProps {
  return isValidElement(component) ? (component as ReactElement<ComponentProps>).props : {};
}
