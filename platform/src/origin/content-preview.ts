import { createHash } from 'node:crypto';
import type { Shop, SiteContent } from '@rodovia/shared/contracts';
import { BADGE_STYLE } from './badge.mjs';

/** The draft of the shop's own pages for the browser with this cookie; null where it may not see it. */
export type ReadDraft = (cookie: string | undefined) => Promise<SiteContent | null>;

/**
 * Whoever looks at the draft works in the back office, and shall see what a visitor sees: the page has a storage of its
 * own, which ends with it, and hears nothing of the other tabs.
 */
const VISITOR =
  '{const made=()=>{const kept=new Map;return{getItem:k=>kept.get(k)??null,setItem:(k,v)=>{kept.set(k,String(v))},' +
  'removeItem:k=>{kept.delete(k)},clear:()=>kept.clear(),key:i=>[...kept.keys()][i]??null,get length(){return kept.size}}};' +
  'for(const name of["localStorage","sessionStorage"])Object.defineProperty(window,name,{value:made()});' +
  'addEventListener("storage",e=>e.stopImmediatePropagation(),true)}';

/** What the policy of such a page must allow for its line. */
export const contentPreviewSource = `'sha256-${createHash('sha256').update(VISITOR).digest('base64')}'`;

/** Before everything else of the page. */
export const contentPreviewScript = `<script>${VISITOR}</script>`;

/** Says over the page that nobody else sees it so. */
export const contentPreviewBadge = `<aside style="${BADGE_STYLE}" aria-label="Prévia">Prévia do rascunho: só você vê · <a style="color:inherit" href="/admin/configuracoes/conteudo">Voltar à edição</a></aside>`;

/** The answers of a first view with the draft in the place of what is live. */
export function withDraft(data: Record<string, unknown>, { Sections, Menu, Links }: SiteContent) {
  const shop = data['/shop'] as Shop | null | undefined;
  return { ...data, '/home': { Sections }, '/home/navbar': Menu, ...(shop && { '/shop': { ...shop, Links } }) };
}

/** Where the cookie has ended: how to see the draft. */
export const PREVIEW_ENDED = 'Esta prévia terminou. Abra-a de novo em Configurações, Conteúdo da loja.';
