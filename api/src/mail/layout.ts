import { withoutLinks } from './plain-words';

/** The content of a mail, from which its two forms are made. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The one thing the reader may do. */
  action?: { label: string; url: string };
  /** Lines of a short list, for example quoted products. */
  lines?: string[];
  /** What is known, by its name: amounts, dates. */
  facts?: readonly (readonly [name: string, value: string])[];
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Names and descriptions come from people: none of it may become markup. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const FOOTER = 'Rodovia Pneus. Esta mensagem foi enviada automaticamente; não é preciso responder.';

function button({ label, url }: { label: string; url: string }): string {
  const style = 'display:inline-block;padding:12px 20px;background:#b3261e;color:#ffffff;text-decoration:none';
  const address = escapeHtml(url);
  return `<p><a href="${address}" style="${style}">${escapeHtml(label)}</a></p><p>${address}</p>`;
}

function list(lines: string[]): string {
  return `<ul>${lines.map((line) => `<li>${escapeHtml(withoutLinks(line))}</li>`).join('')}</ul>`;
}

const paragraph = (text: string) => `<p style="white-space:pre-line">${escapeHtml(withoutLinks(text))}</p>`;

/** The HTML form: one column, no pictures, nothing loaded from outside. */
export function htmlMail({ subject, greeting, paragraphs, action, lines }: MailContent): string {
  const body = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(lines?.length ? [list(lines)] : []),
    ...(action ? [button(action)] : []),
    `<p style="color:#555555;font-size:12px">${FOOTER}</p>`,
  ];
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:Arial,sans-serif;max-width:560px;margin:0 auto;padding:16px;color:#1b1b1b">
${body.join('\n')}
</body></html>`;
}

/** The plain form of the same. */
export function plainMail({ greeting, paragraphs, action, lines }: MailContent): string {
  const blocks = [
    ...[greeting, ...paragraphs].map(withoutLinks),
    ...(lines?.length ? [lines.map((line) => `- ${withoutLinks(line)}`).join('\n')] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    FOOTER,
  ];
  return `${blocks.join('\n\n')}\n`;
}
