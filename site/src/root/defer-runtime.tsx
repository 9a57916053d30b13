import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { ENQUIRY_DRAFT_KEY } from '#src/enquiry/enquiry-draft.ts';
import { EARLY_ACTIONS } from './early-actions.ts';
import { FIRST_VIEW_SHOWN } from './first-view-script.tsx';

const TEMPLATE_ID = 'arranque';
const START = 'data-start';

/**
 * When a page starts its scripts: on the first interaction, after the first view is shown, or at
 * once if there is nothing to show without scripts.
 */
export type RuntimeStart = 'touched' | 'shown' | 'now';

/** Maximum wait for an interaction, which keeps the main thread free while the visitor reads. */
const INTERACTION_TIMEOUT_MS = 4000;

/**
 * Starts the scripts in the template on the first interaction or after a timeout; they are fetched
 * earlier, after the first view. A URL with parameters or a fragment does not wait, nor does a form
 * with input, because they affect what is shown. Clicks and changes before hydration are recorded
 * (`early-actions.ts`). Gatsby's inline scripts set strings on the window; they are parsed instead
 * of run, because the content security policy lists each inline script by its hash, which requires
 * constant ones (`content-policy.tsx`).
 */
const STARTER = `(function(d,w){
var t=d.getElementById('${TEMPLATE_ID}'),early,kept=['click','change','keydown'],
on=['pointerdown','keydown','touchstart','focusin'],near=['pointermove','wheel','scroll'];
function held(n){return [].slice.call(t.content.querySelectorAll(n))}
function keep(e){early.push(e)}
function read(s){s.replace(/window\\.(\\w+)=("(?:[^"\\\\]|\\\\.)*")/g,function(m,n,v){w[n]=JSON.parse(v)})}
function go(){
if(!t)return;
on.concat(near).forEach(function(n){w.removeEventListener(n,go,true)});
held('script').forEach(function(o){var c=d.createElement('script');
if(!o.src)return read(o.text);
for(var i=0;i<o.attributes.length;i++)c.setAttribute(o.attributes[i].name,o.attributes[i].value);
d.body.appendChild(c)});
held('link').forEach(function(n){d.head.appendChild(n)});t=null;
}
if(t.getAttribute('${START}')==='now')return go();
early=w.${EARLY_ACTIONS}=[];
early.stop=function(){kept.forEach(function(n){w.removeEventListener(n,keep,true)})};
kept.forEach(function(n){w.addEventListener(n,keep,true)});
function listen(n){w.addEventListener(n,go,{capture:true,passive:true})}
function hasDraft(){try{return!!w.sessionStorage.getItem('${ENQUIRY_DRAFT_KEY}')}catch(e){}}
function idle(f){'requestIdleCallback'in w?w.requestIdleCallback(f,{timeout:2000}):setTimeout(f,200)}
on.forEach(listen);
w.addEventListener('${FIRST_VIEW_SHOWN}',function(){idle(function(){
if(!t)return;
held('script[src]').forEach(function(s){var l=d.createElement('link');
l.rel='prefetch';l.as='script';l.href=s.src;d.head.appendChild(l)});
if(w.location.search||w.location.hash||hasDraft()||t.getAttribute('${START}')==='shown')return go();
near.forEach(listen);
setTimeout(idle,${INTERACTION_TIMEOUT_MS},go)})});
})(document,window)`.replaceAll('\n', '');

export const starterScript: ReactElement = (
  <script key="starter" dangerouslySetInnerHTML={{ __html: STARTER }} />
);

/**
 * Moves Gatsby's scripts and the deferred part of the head into a template, followed by the script
 * that starts them.
 */
export function deferRuntime(
  components: readonly ReactNode[],
  waiting: readonly ReactNode[],
  start: RuntimeStart = 'touched',
): ReactNode[] {
  const runtime = components.filter(isRuntime);
  if (runtime.length === 0) return [...components];
  return [
    ...components.filter((component) => !isRuntime(component)),
    <template key={TEMPLATE_ID} id={TEMPLATE_ID} {...{ [START]: start }}>
      {waiting}
      {runtime}
    </template>,
    starterScript,
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
