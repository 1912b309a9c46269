import { createHash } from 'node:crypto';
import { OWN_ROWS, PAGE_SIZES, type Role, type RuntimeConfig, USUAL_ROWS } from '@rodovia/shared/contracts';
import { type InlineStyle, inScript, type PageFile } from './html';
import type { View } from './views';

const PLAN = 'rodovia-plan';
const FRAME = 'rodovia-frame-';

/**
 * Reads who is looking, and begins what the first view of the address needs for them: its files and, with the session's
 * token, its reads, which the browser's code takes over (`shared/runtime/ahead.ts`), with as many rows as the reader has
 * chosen (`shared/runtime/kept-lists.ts`); without a session nothing is asked.
 * Scripts run as they come and wait for the code that asks for them, what is late runs when it is asked for. A script
 * that has run is gone from the document (`shell/src/remotes/container.ts` waits for it), and so is a file that was lost:
 * the next that asks for it does so by another address (`platform/webpack/part-loading.mjs`).
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
  'for(const [href,integrity] of late)' +
  'add("link",{rel:"preload",as:isStyle(href)?"style":"script",href,integrity,fetchPriority:"low"})}';

/** Puts the frame of who is looking into the page, to be seen until the code draws it. */
const SHOW =
  `{const frame=document.getElementById("${FRAME}"+rodoviaAhead.role);` +
  'if(frame)document.getElementById("app").append(frame.content)}';

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** What the page's policy must allow for the two scripts. */
export const aheadSources = `${sourceOf(BEGIN)} ${sourceOf(SHOW)}`;

export interface AheadParts {
  config: RuntimeConfig;
  views: Record<Role, View>;
  /** The frames of staff's areas, drawn. */
  frames: Partial<Record<Role, string>>;
  /** Style sheets of the frames, which are in the page. */
  styles: InlineStyle[];
}

const fileOf = ({ href, integrity = '' }: PageFile) => [href, integrity];

/** Belongs into the head: what the first view needs by role, and the script that begins it. */
export function aheadHead({ config, views, styles }: AheadParts): string {
  const { apiBase: api, channelCode: channel, personTypes } = config;
  const isThere = ({ href }: PageFile) => styles.some(({ name }) => href.endsWith(`/${name}`));
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

/** Belongs behind the place of the page: the frames, and the script that shows one of them. */
export function aheadBody({ frames }: AheadParts): string {
  const templates = Object.entries(frames).map(([role, html]) => `<template id="${FRAME}${role}">${html}</template>`);
  return templates.length > 0 ? `${templates.join('')}<script>${SHOW}</script>` : '';
}
