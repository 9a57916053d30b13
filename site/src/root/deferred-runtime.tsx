import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { FIRST_VIEW_SHOWN } from './first-view-script.tsx';

const TEMPLATE_ID = 'arranque';

/**
 * Starts what the template holds: after the first view and an idle moment, or at once with the
 * first sign that somebody wants to use the page. Constant, so that one hash in the content security
 * policy covers every page.
 */
const STARTER = `(function(d,w){
var t=d.getElementById('${TEMPLATE_ID}'),e=['pointerdown','keydown','touchstart','focusin'];
function go(){
if(!t)return;
var s=t.content.querySelectorAll('script'),l=t.content.querySelectorAll('link');t=null;
e.forEach(function(n){w.removeEventListener(n,go,true)});
s.forEach(function(o){var c=d.createElement('script');
for(var i=0;i<o.attributes.length;i++)c.setAttribute(o.attributes[i].name,o.attributes[i].value);
c.text=o.text;d.body.appendChild(c)});
l.forEach(function(n){d.head.appendChild(n)});
}
function idle(){'requestIdleCallback'in w?w.requestIdleCallback(go,{timeout:2000}):setTimeout(go,200)}
e.forEach(function(n){w.addEventListener(n,go,{capture:true,passive:true})});
w.addEventListener('${FIRST_VIEW_SHOWN}',idle);
})(document,window)`.replaceAll('\n', '');

/**
 * Puts Gatsby's scripts, and the manifest of the head, where the browser does not see them, beside
 * the script that starts them.
 */
export function deferRuntime(
  components: readonly ReactNode[],
  head: readonly ReactNode[],
): ReactNode[] {
  const runtime = components.filter(isRuntime);
  if (runtime.length === 0) return [...components];
  return [
    ...components.filter((component) => !isRuntime(component)),
    <template key={TEMPLATE_ID} id={TEMPLATE_ID}>
      {head.filter(isManifest)}
      {runtime}
    </template>,
    <script key="starter" dangerouslySetInnerHTML={{ __html: STARTER }} />,
  ];
}

/**
 * Leaves out what would be fetched before the first view and is meant to come after it, and what
 * `gatsby-plugin-image` writes for its component, which the site does not use.
 */
export function withoutEarlyLoads(components: readonly ReactNode[]): ReactNode[] {
  return components.filter((component) => {
    const props = propsOf(component);
    const isEarlyFetch = props.as === 'script' || props.as === 'fetch';
    const isEarly = (props.rel === 'preload' && isEarlyFetch) || isManifest(component);
    return !isEarly && !isGatsbyImage(component);
  });
}

function isGatsbyImage(component: ReactNode): boolean {
  return isValidElement(component) && String(component.key).startsWith('gatsby-image-style');
}

function isManifest(component: ReactNode): boolean {
  return propsOf(component).rel === 'manifest';
}

/** The scripts that a page needs to hydrate: Gatsby's shared slice, or the tags themselves. */
function isRuntime(component: ReactNode): boolean {
  const props = propsOf(component);
  if (props.sliceId === '_gatsby-scripts') return true;
  return isValidElement(component) && component.type === 'script' && Boolean(props.src);
}

type ComponentProps = Partial<Record<'as' | 'rel' | 'src' | 'sliceId', unknown>>;

function propsOf(component: ReactNode): ComponentProps {
  return isValidElement(component) ? (component as ReactElement<ComponentProps>).props : {};
}
