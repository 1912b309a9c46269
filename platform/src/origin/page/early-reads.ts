import type { Role } from '@rodovia/shared/contracts/people';
import type { RuntimeConfig } from '@rodovia/shared/contracts/platform';
import { OWN_ROWS, PAGE_SIZES, USUAL_ROWS } from '@rodovia/shared/contracts/records';
import { type InlineStyle, inScript, type PageFile } from './html';
import { sourceOf } from './import-map';
import type { View } from './views';

const PLAN = 'rodovia-plan';
const FRAME = 'rodovia-frame-';

/**
 * Inline script that determines the role of the reader and starts loading what the first view needs: files and, with
 * the session's token, reads, which the browser's code takes over (`shared/runtime/ahead.ts`), using the reader's page
 * size (`shared/runtime/kept-lists.ts`). Without a session nothing is requested. Scripts run as they arrive, and wait
 * for the code that requests them; later ones run on request. A script element is removed once it has run
 * (`shell/src/remotes/containers/container.ts` waits for that) or has failed; the next request uses another address
 * (`platform/webpack/part-loading.mjs`).
 */
const BEGIN =
  `{const plan=JSON.parse(document.getElementById("${PLAN}").textContent),` +
  `ahead=window.rodoviaAhead={role:"visitor",reads:{},answers:{}};let me,rows=${USUAL_ROWS};` +
  'try{me=localStorage.getItem("code");ahead.token=localStorage.getItem("token");' +
  'if(ahead.token)ahead.role=plan.types[localStorage.getItem("PERSONTYPECODE")]??"visitor";' +
  'const own=JSON.parse(localStorage.getItem("rodovia.lists"));' +
  `if(own?.code===me&&${JSON.stringify(PAGE_SIZES)}.includes(own.rows))rows=own.rows}catch{}` +
  'const {files,late,calls}=plan.views[ahead.role],' +
  'add=(name,all)=>document.head.append(Object.assign(document.createElement(name),all)),' +
  'isStyle=(file)=>file.endsWith(".css"),over=({target})=>target.remove(),' +
  'lost=({target})=>{(window.__RODOVIA_FAILED__??={})[target.src??target.href]=1;target.remove()};' +
  'for(const [file,integrity] of files)' +
  'isStyle(file)?add("link",{rel:"stylesheet",href:file,integrity,onerror:lost})' +
  ':add("script",{src:file,integrity,onload:over,onerror:lost});' +
  'if(ahead.token)for(const call of calls){' +
  `const url=call.replace(":me",encodeURIComponent(me)).replace("quantity=${OWN_ROWS}","quantity="+rows);` +
  'ahead.reads[url]=fetch(plan.api+url,' +
  '{headers:{Accept:"application/json, text/plain, */*","Channel-Code":plan.channel,Authorization:"Bearer "+ahead.token}})' +
  '.then(answer=>(ahead.date=answer.headers.get("date"),answer.ok?answer.json():undefined)).then(found=>ahead.answers[url]=found,()=>undefined)}' +
  'for(const [href,integrity,isModule] of late)' +
  'add("link",isModule?{rel:"modulepreload",href,integrity}' +
  ':{rel:"preload",as:isStyle(href)?"style":"script",href,integrity,fetchPriority:"low"})}';

/** Inline script that shows the reader's frame until the code renders it. */
const SHOW =
  `{const frame=document.getElementById("${FRAME}"+rodoviaAhead.role);` +
  'if(frame)document.getElementById("app").append(frame.content)}';

/** Content security policy sources of the two scripts. */
export const earlyReadSources = `${sourceOf(BEGIN)} ${sourceOf(SHOW)}`;

/** What a page of the back office needs in order to start its reads before any script has loaded. */
export interface EarlyReadParts {
  config: RuntimeConfig;
  views: Record<Role, View>;
  /** Rendered frames of the staff areas. */
  frames: Partial<Record<Role, string>>;
  /** Inlined style sheets of the frames. */
  styles: InlineStyle[];
}

const fileOf = ({ href, integrity = '', isModule }: PageFile) => [href, integrity, ...(isModule ? [1] : [])];

/** Returns the elements for the head: what the first view needs by role, and the script that loads it. */
export function earlyReadHead({ config, views, styles }: EarlyReadParts): string {
  const { apiBase: api, channelCode: channel, personTypes } = config;
  const isThere = ({ href }: PageFile) => styles.some(({ path }) => path === href);
  const filesOf = (files: PageFile[]) => files.filter((file) => !isThere(file)).map(fileOf);
  const plan = {
    api,
    channel,
    types: Object.fromEntries(Object.entries(personTypes).map(([role, type]) => [type, role])),
    views: Object.fromEntries(
      Object.entries(views).map(([role, { files, late, calls }]) => [
        role,
        { files: filesOf(files), late: filesOf(late), calls },
      ]),
    ),
  };
  return `<script type="application/json" id="${PLAN}">${inScript(plan)}</script><script>${BEGIN}</script>`;
}

/** Returns the elements after the page's root: the frames, and the script that shows one of them. */
export function earlyReadBody({ frames }: EarlyReadParts): string {
  const templates = Object.entries(frames).map(([role, html]) => `<template id="${FRAME}${role}">${html}</template>`);
  return templates.length > 0 ? `${templates.join('')}<script>${SHOW}</script>` : '';
}
