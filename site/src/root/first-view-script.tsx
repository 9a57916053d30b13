import type { ReactElement } from 'react';

/** Window event, fired once: the page is loaded and its first view is painted. */
export const FIRST_VIEW_SHOWN = 'firstview';

/** Fallback for browsers without paint timing and for pages opened in the background. */
const MAX_WAIT_MS = 3000;

/**
 * For the head. Loading of everything that the first view does not need waits for this event.
 * Constant, for its hash in the content security policy.
 */
const SCRIPT = `(function(w){
var painted,loaded;
function tell(){if(painted&&loaded){loaded=false;w.dispatchEvent(new Event('${FIRST_VIEW_SHOWN}'))}}
function paint(){painted=true;tell()}
w.addEventListener('load',function(){loaded=true;tell();setTimeout(paint,${MAX_WAIT_MS})},{once:true});
try{new PerformanceObserver(function(list,o){
if(list.getEntriesByName('first-contentful-paint').length){o.disconnect();paint()}
}).observe({type:'paint',buffered:true})}catch(e){paint()}
})(window)`.replaceAll('\n', '');

export const firstViewScript: ReactElement = (
  <script key="first-view" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
);
