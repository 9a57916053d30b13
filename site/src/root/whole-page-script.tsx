import type { ReactElement } from 'react';
import { WHOLE_PAGE } from '#src/lib/whole-page.ts';

const SCRIPT = `(function(d,w){
var e=w.performance.getEntriesByType('navigation')[0];
if(w.location.hash||!e||e.type!=='navigate')d.documentElement.setAttribute('${WHOLE_PAGE}','');
})(document,window)`.replaceAll('\n', '');

/** For the head: decides before anything is laid out. Constant, as all inline scripts. */
export const wholePageScript: ReactElement = (
  <script key="whole-page" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
);
