import { createHash } from 'node:crypto';
import type { Shop, SiteContent } from '@rodovia/shared/contracts/site';
import { BADGE_STYLE } from '../page/badge.mjs';

/** Returns the draft content for a browser with this cookie; null if it may not see it. */
export type ReadDraft = (cookie: string | undefined) => Promise<SiteContent | null>;

/**
 * Inline script for content previews: editors see the page like a visitor, with a temporary storage and without events
 * from other tabs.
 */
const VISITOR =
  '{const made=()=>{const all=new Map;return{getItem:k=>all.get(k)??null,setItem:(k,v)=>{all.set(k,String(v))},' +
  'removeItem:k=>{all.delete(k)},clear:()=>all.clear(),key:i=>[...all.keys()][i]??null,get length(){return all.size}}};' +
  'for(const name of["localStorage","sessionStorage"])Object.defineProperty(window,name,{value:made()});' +
  'addEventListener("storage",e=>e.stopImmediatePropagation(),true)}';

/** Content security policy source of that script. */
export const contentPreviewSource = `'sha256-${createHash('sha256').update(VISITOR).digest('base64')}'`;

/** Must come before everything else in the page. */
export const contentPreviewScript = `<script>${VISITOR}</script>`;

/** Badge that says that the content is not published. */
export const contentPreviewBadge = `<aside style="${BADGE_STYLE}" aria-label="Prévia">Prévia do rascunho: só você vê · <a style="color:inherit" href="/admin/configuracoes/conteudo">Voltar à edição</a></aside>`;

/** Replaces the live content by the draft in the answers of a first view. */
export function withDraft(data: Record<string, unknown>, { Sections, Menu, Links }: SiteContent) {
  const shop = data['/shop'] as Shop | null | undefined;
  return { ...data, '/home': { Sections }, '/home/navbar': Menu, ...(shop && { '/shop': { ...shop, Links } }) };
}

/** Shown when the preview cookie has expired: how to see the draft. */
export const PREVIEW_ENDED = 'Esta prévia terminou. Abra-a de novo em Configurações, Conteúdo da loja.';
