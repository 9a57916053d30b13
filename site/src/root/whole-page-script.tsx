import type { ReactElement } from 'react';
import { FIRST_VIEW, WHOLE_PAGE } from '#src/lib/whole-page.ts';

const SCRIPT = `(function(d,w){
var h=d.documentElement,e=w.performance.getEntriesByType('navigation')[0];
if(w.location.hash||!e||e.type!=='navigate'){h.setAttribute('${WHOLE_PAGE}','');return}
h.setAttribute('${FIRST_VIEW}','');
w.addEventListener('load',function(){w.requestAnimationFrame(function(){
w.requestAnimationFrame(function(){h.removeAttribute('${FIRST_VIEW}')})})});
})(document,window)`.replaceAll('\n', '');

/** For the head: decides before anything is laid out. Constant, as all inline scripts. */
export const wholePageScript: ReactElement = (
  <script key="whole-page" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
);
