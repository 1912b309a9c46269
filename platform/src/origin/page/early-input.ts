import { createHash } from 'node:crypto';

/**
 * Inline script that records input before hydration: changed fields, and the last press or submission. The shell
 * replays it (`shell/src/do-again.ts`). Forms with an action work without code.
 */
const EARLY =
  '{const stop=new AbortController,early=window.rodoviaEarly={stop,fields:new Map},' +
  'on=(type,note)=>addEventListener(type,note,{signal:stop.signal});' +
  'on("input",({target:t})=>early.fields.set(t,t.type=="checkbox"?t.checked:t.value));' +
  'on("click",e=>early.last=e.target.closest("#app button[type=button]"));' +
  'on("submit",e=>{if(e.target.matches("#app form:not([action])")){e.preventDefault();early.last=e.target}})}';

/**
 * Inline script that marks the page until its first paint: style sheets use `[data-first-frame]` to skip content below
 * the fold. Browsers without paint timing end it when the page has loaded.
 */
const FIRST_FRAME =
  '{const{dataset:d}=document.documentElement,shown=()=>delete d.firstFrame;d.firstFrame="";' +
  'addEventListener("DOMContentLoaded",shown);' +
  'new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&shown()).observe({type:"paint",buffered:true})}';

/** Inline scripts of a server-rendered page. */
export const earlyInputScript = EARLY + FIRST_FRAME;

/** Content security policy source of these scripts. */
export const earlyInputSource = `'sha256-${createHash('sha256').update(earlyInputScript).digest('base64')}'`;
