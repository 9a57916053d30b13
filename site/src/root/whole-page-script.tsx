import type { ReactElement } from 'react';
import { FIRST_VIEW, WHOLE_PAGE } from '#src/lib/whole-page.ts';
import { FONTS_SETTLED } from './late-fonts.tsx';

const SCRIPT = `(function(d,w){
var h=d.documentElement,e=w.performance.getEntriesByType('navigation')[0],rest;
if(w.location.hash||!e||e.type!=='navigate'){h.setAttribute('${WHOLE_PAGE}','');return}
h.setAttribute('${FIRST_VIEW}','');
function soon(){'requestIdleCallback'in w?w.requestIdleCallback(next,{timeout:500}):setTimeout(next,50)}
function next(){var s;
if(h.hasAttribute('${FIRST_VIEW}')){show();return soon()}
s=rest.shift();
if(!s){h.setAttribute('${WHOLE_PAGE}','');return}
s.style.contentVisibility='visible';void s.offsetHeight;soon()}
function show(){h.removeAttribute('${FIRST_VIEW}')}
w.addEventListener('scroll',show,{once:true,passive:true});
w.addEventListener('${FONTS_SETTLED}',function(){
rest=[].slice.call(d.querySelectorAll('main>section,footer'));soon()});
})(document,window)`.replaceAll('\n', '');

/**
 * For the head: runs before the first layout. After the first view is painted in its final fonts,
 * it enables layout of the sections one at a time, separate from painting, because assistive
 * technology needs their sizes. Constant, like all inline scripts.
 */
export const wholePageScript: ReactElement = (
  <script key="whole-page" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
);
