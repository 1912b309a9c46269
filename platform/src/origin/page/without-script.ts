import { callLink, type Shop, whatsAppLink } from '@rodovia/shared/contracts/site';
import { escaped } from './html';

const STYLE = 'display:grid;gap:8px;max-width:640px;margin:48px auto;padding:0 16px;font:16px/1.5 system-ui';
const GREETING = 'Olá! Quero um orçamento de pneus.';

const link = (href: string | null, text: string) =>
  href ? `<a style="color:inherit" href="${escaped(href)}">${escaped(text)}</a>` : '';

/** How the company is reached without the site. */
function contact({ Name, Address, Phone, Whatsapp, Hours }: Shop): string {
  const ways = [
    link(callLink(Phone), `Telefone ${Phone}`),
    link(whatsAppLink(Whatsapp, GREETING), `WhatsApp ${Whatsapp}`),
  ];
  const isReached = ways.some((way) => way !== '') || Address !== '';
  const offer = isReached ? 'Também fazemos o seu orçamento sem o site:' : '';
  const lines = [offer, ...ways, ...[Name, Address, Hours].map(escaped)].filter((line) => line !== '');
  return lines.map((line) => `<span>${line}</span>`).join('');
}

/** Returns what a visitor without scripts reads: what needs them, and how the company is reached without. */
export function withoutScript(shop: Shop | null): string {
  const sentence = 'A Rodovia precisa de JavaScript para o carrinho e os orçamentos.';
  if (!shop) return `<noscript>${sentence}</noscript>`;
  return (
    `<noscript><div style="${STYLE}"><strong>${sentence}</strong>` +
    contact(shop) +
    '<a style="color:inherit" href="/modelos">Ver todos os pneus</a></div></noscript>'
  );
}
