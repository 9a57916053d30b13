import type { ReactElement } from 'react';

/** Told to the window once: the page is loaded and its first view is on the screen. */
export const FIRST_VIEW_SHOWN = 'firstview';

/** Where the browser does not tell of its paints, or the page is opened behind another one. */
const LONGEST_WAIT_MS = 3000;

/** For the head. Whatever is not needed for the first view waits for what it tells. Constant. */
const SCRIPT = `(function(w){
var painted,loaded;
function tell(){if(painted&&loaded){loaded=false;w.dispatchEvent(new Event('${FIRST_VIEW_SHOWN}'))}}
function paint(){painted=true;tell()}
w.addEventListener('load',function(){loaded=true;tell();setTimeout(paint,${LONGEST_WAIT_MS})},{once:true});
try{new PerformanceObserver(function(list,o){
if(list.getEntriesByName('first-contentful-paint').length){o.disconnect();paint()}
}).observe({type:'paint',buffered:true})}catch(e){paint()}
})(window)`.replaceAll('\n', '');

export const firstViewScript: ReactElement = (
  <script key="first-view" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
);
