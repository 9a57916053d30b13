import type { ReactElement } from 'react';
import { WEB_FONT_FACES, webFontFaces } from '#src/theme/font-faces.ts';
import { FIRST_VIEW_SHOWN } from './first-view-script.tsx';

/** Window event, fired once: the fonts are in the document, or will not arrive soon. */
export const FONTS_SETTLED = 'fontssettled';

const KNOWN_KEY = 'letras';
const MAX_WAIT_MS = 1000;

/**
 * Fetches the two web fonts after the first view, which they would delay on a slow connection;
 * until then fallback faces with the same metrics are shown. Both are added together, because each
 * font change causes a full layout. Cached fonts are used at once. Constant, for its hash in the
 * content security policy.
 */
const LATE_FONTS = `(function(d,w){
var k='${KNOWN_KEY}',c=${JSON.stringify(WEB_FONT_FACES)},v=c.map(function(f){return f.file}).join(),known=false,told=false;
function make(display){return c.map(function(f){
return new FontFace(f.family,'url('+f.file+')',{weight:f.weights,unicodeRange:f.range,display:display})})}
function load(f){return f.load()}
function tell(){if(!told){told=true;w.dispatchEvent(new Event('${FONTS_SETTLED}'))}}
function join(results){
var faces=results.filter(function(r){return r.value}).map(function(r){return r.value});
faces.forEach(function(f){d.fonts.add(f)});
if(faces.length===c.length)try{w.localStorage.setItem(k,v)}catch(e){}
}
try{known=w.localStorage.getItem(k)===v}catch(e){}
if(known)make('fallback').forEach(function(f){d.fonts.add(f);f.load().catch(function(){})});
w.addEventListener('${FIRST_VIEW_SHOWN}',function(){
if(known)return tell();
setTimeout(tell,${MAX_WAIT_MS});
Promise.allSettled(make('swap').map(load)).then(join).then(tell);
});
})(document,window)`.replaceAll('\n', '');

export const lateFontsScript: ReactElement = (
  <script key="late-fonts" dangerouslySetInnerHTML={{ __html: LATE_FONTS }} />
);

/** Returns elements of the head: font faces for browsers without scripts, and the loading script. */
export function lateFonts(): ReactElement[] {
  const faces = `<style>${webFontFaces()}</style>`;
  return [<noscript key="faces" dangerouslySetInnerHTML={{ __html: faces }} />, lateFontsScript];
}
