import type { MailContent } from './layout';

/** A quotation as its mails speak of it; `url` leads the reader to it. */
export interface QuotationFacts {
  number: number;
  url: string;
  lines: string[];
}

const hello = (name: string) => `Olá, ${name}!`;
const view = (url: string) => ({ label: 'Ver o orçamento', url });

/** What the mails say, by kind. */
export const mailTexts = {
  recovery: (name: string, url: string): MailContent => ({
    subject: 'Recuperação de senha',
    greeting: hello(name),
    paragraphs: [
      'Recebemos um pedido para criar uma nova senha para a sua conta.',
      'O link abaixo vale por uma hora e só pode ser usado uma vez. Se você não fez o pedido, ignore esta mensagem.',
    ],
    action: { label: 'Criar nova senha', url },
  }),
  welcome: (name: string, url: string): MailContent => ({
    subject: 'Boas-vindas à Rodovia',
    greeting: hello(name),
    paragraphs: ['Seu cadastro está pronto. Agora você pode montar o carrinho e pedir orçamentos.'],
    action: { label: 'Ver os pneus', url },
  }),
  received: (name: string, { number, url, lines }: QuotationFacts): MailContent => ({
    subject: `Recebemos o orçamento nº ${number}`,
    greeting: hello(name),
    paragraphs: ['Recebemos o seu pedido de orçamento. Um vendedor vai entrar em contato.'],
    lines,
    action: view(url),
  }),
  assigned: (name: string, { number, url }: QuotationFacts, seller: string): MailContent => ({
    subject: `Orçamento nº ${number} em atendimento`,
    greeting: hello(name),
    paragraphs: [`O seu orçamento está em atendimento por ${seller}.`],
    action: view(url),
  }),
  assignedToSeller: (name: string, { number, url, lines }: QuotationFacts, client: string): MailContent => ({
    subject: `Orçamento nº ${number} atribuído a você`,
    greeting: hello(name),
    paragraphs: [`O orçamento de ${client} foi atribuído a você.`],
    lines,
    action: view(url),
  }),
  finished: (name: string, { number, url }: QuotationFacts, note: string): MailContent => ({
    subject: `Orçamento nº ${number} concluído`,
    greeting: hello(name),
    paragraphs: ['O atendimento do seu orçamento foi concluído.', ...(note ? [note] : [])],
    action: view(url),
  }),
  cancelled: (name: string, { number, url }: QuotationFacts, note: string): MailContent => ({
    subject: `Orçamento nº ${number} cancelado`,
    greeting: hello(name),
    paragraphs: ['O orçamento foi cancelado.', ...(note ? [note] : [])],
    action: view(url),
  }),
};
export type MailKind = keyof typeof mailTexts;
