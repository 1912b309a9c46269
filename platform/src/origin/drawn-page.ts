import { createHash } from 'node:crypto';

/**
 * Notes what is done before the page's code has come: fields that were changed, and the last press or submission. The
 * shell does it again once it has taken the page over (`shell/src/do-again.ts`). A form with an address needs no code.
 */
const EARLY =
  '{const stop=new AbortController,early=window.rodoviaEarly={stop,fields:new Map},' +
  'on=(type,note)=>addEventListener(type,note,{signal:stop.signal});' +
  'on("input",({target:t})=>early.fields.set(t,t.type=="checkbox"?t.checked:t.value));' +
  'on("click",e=>early.last=e.target.closest("#app button[type=button]"));' +
  'on("submit",e=>{if(e.target.matches("#app form:not([action])")){e.preventDefault();early.last=e.target}})}';

/**
 * Marks the page until something of it is on the screen: by `[data-first-frame]` style sheets leave out what lies
 * below it. A browser that does not tell of its first paint ends it when the page is there.
 */
const FIRST_FRAME =
  '{const{dataset:d}=document.documentElement,shown=()=>delete d.firstFrame;d.firstFrame="";' +
  'addEventListener("DOMContentLoaded",shown);' +
  'new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&shown()).observe({type:"paint",buffered:true})}';

/** Script of a drawn page, in the page itself. */
export const drawnPageScript = EARLY + FIRST_FRAME;

/** What the page's policy must allow for it. */
export const drawnPageSource = `'sha256-${createHash('sha256').update(drawnPageScript).digest('base64')}'`;
