import { palette } from '@rodovia/shared/contracts/site';
import { withoutLinks } from './plain-words';

/** Content of a mail, from which its HTML and text forms are created. */
export interface MailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** The mail's single action. */
  action?: { label: string; url: string };
  /** Lines of a short list, such as quoted products. */
  lines?: string[];
  /** Labelled facts, such as amounts and dates. */
  facts?: readonly (readonly [name: string, value: string])[];
  /** Last paragraph, after the action. */
  ending?: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes names and descriptions, which are written by people. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const FOOTER = 'Rodovia Pneus. Esta mensagem foi enviada automaticamente; não é preciso responder.';

/** Inline colours, because mail clients support neither variables nor style sheets. */
const { amber, amberInk, asphalt, onAsphalt, light } = palette;

function button({ label, url }: { label: string; url: string }): string {
  const style = `display:inline-block;padding:12px 20px;background:${amber};color:${amberInk};border-radius:8px;font-weight:bold;text-decoration:none`;
  const address = escapeHtml(url);
  return `<p style="margin:24px 0 8px"><a href="${address}" style="${style}">${escapeHtml(label)}</a></p>
<p style="font-size:12px;color:${light.link};word-break:break-all">${address}</p>`;
}

function table(facts: NonNullable<MailContent['facts']>): string {
  const cell = `padding:8px 0;border-bottom:1px solid ${light.line};text-align:left;vertical-align:top`;
  const rows = facts.map(
    ([
      name,
      value,
    ]) => `<tr><th scope="row" style="${cell};padding-right:16px;font-weight:normal;color:${light.soft}">${escapeHtml(name)}</th>
<td style="${cell};font-weight:bold">${escapeHtml(withoutLinks(value))}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;width:100%;margin:16px 0">${rows.join('')}</table>`;
}

function list(lines: string[]): string {
  return `<ul>${lines.map((line) => `<li>${escapeHtml(withoutLinks(line))}</li>`).join('')}</ul>`;
}

const paragraph = (text: string) => `<p style="white-space:pre-line">${escapeHtml(withoutLinks(text))}</p>`;

/** HTML form: one column, no pictures, no external content. */
export function htmlMail({ subject, greeting, paragraphs, action, lines, facts, ending }: MailContent): string {
  const body = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(lines?.length ? [list(lines)] : []),
    ...(facts?.length ? [table(facts)] : []),
    ...(action ? [button(action)] : []),
    ...(ending ? [paragraph(ending)] : []),
  ];
  const page = `margin:0;padding:24px 16px;background:${light.ground};color:${light.ink};font:16px/1.5 Arial,sans-serif`;
  const column = 'max-width:560px;margin:0 auto';
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${page}"><div style="${column}">
<p style="margin:0;padding:16px 24px;background:${asphalt};color:${onAsphalt};border-bottom:4px solid ${amber};border-radius:8px 8px 0 0;font-size:18px;font-weight:bold">Rodovia</p>
<div style="padding:8px 24px 24px;background:${light.surface};border-radius:0 0 8px 8px">
${body.join('\n')}
</div><p style="color:${light.soft};font-size:12px;padding:0 24px">${FOOTER}</p></div></body></html>`;
}

/** Text form. */
export function plainMail({ greeting, paragraphs, action, lines, facts, ending }: MailContent): string {
  const blocks = [
    ...[greeting, ...paragraphs].map(withoutLinks),
    ...(lines?.length ? [lines.map((line) => `- ${withoutLinks(line)}`).join('\n')] : []),
    ...(facts?.length ? [facts.map(([name, value]) => `${name}: ${withoutLinks(value)}`).join('\n')] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(ending ? [withoutLinks(ending)] : []),
    FOOTER,
  ];
  return `${blocks.join('\n\n')}\n`;
}
