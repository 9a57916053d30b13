import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { EARLY_ACTIONS } from './early-actions.ts';
import { FIRST_VIEW_SHOWN } from './first-view-script.tsx';

const TEMPLATE_ID = 'arranque';
const AT_ONCE = 'data-at-once';

/** How long a page that nobody touches keeps the processor free for who looks at it. */
const UNTOUCHED_WAIT_MS = 4000;

/**
 * Starts what the template holds with the first sign that somebody wants to use the page, or when
 * nothing happens for a while; it is fetched beforehand, after the first view. An address with
 * parameters or an anchor does not wait: they choose what is shown. Clicks and choices made before React
 * listens are kept for it (`early-actions.ts`). Constant, so that one hash in the content security
 * policy covers every page.
 */
const STARTER = `(function(d,w){
var t=d.getElementById('${TEMPLATE_ID}'),early=w.${EARLY_ACTIONS}=[],kept=['click','change','keydown'],
on=['pointerdown','keydown','touchstart','focusin'],near=['pointermove','wheel','scroll'];
function held(n){return [].slice.call(t.content.querySelectorAll(n))}
function keep(e){early.push(e)}
early.stop=function(){kept.forEach(function(n){w.removeEventListener(n,keep,true)})};
kept.forEach(function(n){w.addEventListener(n,keep,true)});
function go(){
if(!t)return;
on.concat(near).forEach(function(n){w.removeEventListener(n,go,true)});
held('script').forEach(function(o){var c=d.createElement('script');
for(var i=0;i<o.attributes.length;i++)c.setAttribute(o.attributes[i].name,o.attributes[i].value);
c.text=o.text;d.body.appendChild(c)});
held('link').forEach(function(n){d.head.appendChild(n)});t=null;
}
function listen(n){w.addEventListener(n,go,{capture:true,passive:true})}
function idle(f){'requestIdleCallback'in w?w.requestIdleCallback(f,{timeout:2000}):setTimeout(f,200)}
on.forEach(listen);
w.addEventListener('${FIRST_VIEW_SHOWN}',function(){idle(function(){
if(!t)return;
held('script[src]').forEach(function(s){var l=d.createElement('link');
l.rel='prefetch';l.as='script';l.href=s.src;d.head.appendChild(l)});
if(w.location.search||w.location.hash||t.hasAttribute('${AT_ONCE}'))return go();
near.forEach(listen);
setTimeout(idle,${UNTOUCHED_WAIT_MS},go)})});
})(document,window)`.replaceAll('\n', '');

/**
 * Puts Gatsby's scripts, and the manifest of the head, where the browser does not see them, beside
 * the script that starts them; `isAtOnce` for a page that is nothing without them.
 */
export function deferRuntime(
  components: readonly ReactNode[],
  head: readonly ReactNode[],
  isAtOnce = false,
): ReactNode[] {
  const runtime = components.filter(isRuntime);
  if (runtime.length === 0) return [...components];
  return [
    ...components.filter((component) => !isRuntime(component)),
    <template key={TEMPLATE_ID} id={TEMPLATE_ID} {...(isAtOnce && { [AT_ONCE]: '' })}>
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
