import type { ReactElement } from 'react';
import { webFaces } from '#src/theme/font-faces.ts';

const FACES_ID = 'letras';

/**
 * Declares the two web fonts after `load` and the paint that follows it: on a slow line they would
 * delay the first view, whose text stands in faces of the same metrics. A visitor who has them
 * already gets them at once. Constant, as the script that starts the runtime.
 */
const LATE_FONTS = `(function(d,w){
var k='${FACES_ID}',c=d.getElementById(k).textContent.replace(/<[^>]*>/g,''),known=false;
function add(t){var s=d.createElement('style');s.textContent=t;d.head.appendChild(s)}
function keep(){try{w.localStorage.setItem(k,c)}catch(e){}}
function late(){d.fonts.addEventListener('loadingdone',keep,{once:true});add(c)}
try{known=w.localStorage.getItem(k)===c}catch(e){}
if(known){add(c.replace(/swap/g,'fallback'));d.fonts.forEach(function(f){f.load().catch(function(){})})}
else w.addEventListener('load',function(){
w.requestAnimationFrame(function(){w.requestAnimationFrame(late)})});
})(document,window)`.replaceAll('\n', '');

/** For the head: the faces, at once where scripts do not run, and the script that declares them. */
export function lateFonts(): ReactElement[] {
  const faces = `<style>${webFaces()}</style>`;
  return [
    <noscript key="faces" id={FACES_ID} dangerouslySetInnerHTML={{ __html: faces }} />,
    <script key="late-fonts" dangerouslySetInnerHTML={{ __html: LATE_FONTS }} />,
  ];
}
