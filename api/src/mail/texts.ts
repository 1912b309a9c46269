import type { MailContent } from './layout';
import { shortName } from './plain-words';
import { SECURITY, type SecurityEvent } from './security-texts';

/** Quotation data for mails; `url` is the recipient's link to it. */
export interface QuotationFacts {
  number: number;
  url: string;
  lines: string[];
  /** Proposal that was in force when the service ended: '198/2, de R$ 933,90'. */
  closedProposal?: string;
}

/** Proposal data for mails: '198/2'. */
export interface ProposalFacts {
  name: string;
  number: number;
  url: string;
  total: string;
  validUntil: string;
  facts: NonNullable<MailContent['facts']>;
}

/** What is new to somebody: its number, and the lines that are told. */
export interface DigestFacts {
  url: string;
  count: number;
  lines: string[];
}

/** Figures of a week: its days '23/11 a 29/11/2026', totals, and a line per seller. */
export interface WeeklyFacts {
  url: string;
  days: string;
  facts: NonNullable<MailContent['facts']>;
  lines: string[];
}

const hello = (name: string) => `Olá, ${shortName(name)}!`;
const view = (url: string) => ({ label: 'Ver o orçamento', url });
const viewProposal = (url: string) => ({ label: 'Ver a proposta', url });

/** Creates a mail about a proposal with its key facts. */
const aboutProposal =
  (subject: (of: ProposalFacts) => string, says: (of: ProposalFacts) => string[]) =>
  (name: string, of: ProposalFacts): MailContent => ({
    subject: subject(of),
    greeting: hello(name),
    paragraphs: says(of),
    facts: of.facts,
    action: viewProposal(of.url),
  });

/** Texts of all mails, by kind. */
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
  security: (name: string, event: SecurityEvent): MailContent => ({
    subject: 'Segurança da sua conta',
    greeting: hello(name),
    paragraphs: [SECURITY[event], 'Se não foi você, troque a sua senha e saia de todos os aparelhos no seu perfil.'],
  }),
  /** @param site public address of the product. */
  welcome: (name: string, site: string, isStaff: boolean): MailContent => ({
    subject: 'Boas-vindas à Rodovia',
    greeting: hello(name),
    ...(isStaff
      ? {
          paragraphs: ['Seu acesso ao painel está pronto. Entre com o seu e-mail e a senha que lhe foi dada.'],
          action: { label: 'Abrir o painel', url: `${site}/admin` },
        }
      : {
          paragraphs: ['Seu cadastro está pronto. Agora você pode montar o carrinho e pedir orçamentos.'],
          action: { label: 'Ver os pneus', url: `${site}/modelos` },
        }),
  }),
  invitation: (name: string, url: string, isStaff: boolean): MailContent => ({
    subject: 'Convite para a Rodovia',
    greeting: hello(name),
    paragraphs: [
      `Você já tem um cadastro na Rodovia. Crie a sua senha para ${isStaff ? 'trabalhar no painel' : 'acompanhar os seus orçamentos pelo site'}.`,
      'O link abaixo vale por sete dias e só pode ser usado uma vez.',
    ],
    action: { label: 'Criar a minha senha', url },
  }),
  /** Sent to an unverified address, so it contains nothing that was typed. */
  confirmation: (url: string): MailContent => ({
    subject: 'Boas-vindas à Rodovia',
    greeting: 'Olá!',
    paragraphs: [
      'Alguém se cadastrou na Rodovia com este endereço de e-mail.',
      'Se foi você, confirme o endereço pelo link abaixo, que vale por sete dias. Até lá, os avisos sobre os seus orçamentos ficam guardados.',
      'Se não foi você, ignore esta mensagem: nada mais será enviado a este endereço.',
    ],
    action: { label: 'Confirmar e-mail', url },
  }),
  guestCode: (code: string): MailContent => ({
    subject: `${code} é o código do seu pedido`,
    greeting: 'Olá!',
    paragraphs: [
      `Para fechar o pedido na Rodovia, digite o código ${code} na página em que ele foi pedido. Ele vale por quinze minutos.`,
      'Se não foi você, ignore esta mensagem: sem o código nada é pedido.',
    ],
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
    paragraphs: [`O seu orçamento está em atendimento por ${shortName(seller)}.`],
    action: view(url),
  }),
  assignedToSeller: (name: string, { number, url, lines }: QuotationFacts, client: string): MailContent => ({
    subject: `Orçamento nº ${number} atribuído a você`,
    greeting: hello(name),
    paragraphs: [`O orçamento de ${shortName(client)} foi atribuído a você.`],
    lines,
    action: view(url),
  }),
  edited: (name: string, { number, url, lines }: QuotationFacts, change: string): MailContent => ({
    subject: `Orçamento nº ${number} alterado`,
    greeting: hello(name),
    paragraphs: [`O orçamento foi alterado. ${change}`, 'Agora ele tem estes itens:'],
    lines,
    action: view(url),
  }),
  handedOver: (name: string, { number, url }: QuotationFacts, seller: string): MailContent => ({
    subject: `Orçamento nº ${number} passou a outro vendedor`,
    greeting: hello(name),
    paragraphs: [`O atendimento do orçamento passou a ${shortName(seller)}.`],
    action: view(url),
  }),
  finished: (name: string, { number, url, closedProposal }: QuotationFacts, note: string): MailContent => ({
    subject: `Orçamento nº ${number} concluído`,
    greeting: hello(name),
    paragraphs: [
      'O atendimento do seu orçamento foi concluído.',
      ...(closedProposal
        ? [
            `A proposta ${closedProposal}, foi encerrada com ele e já não pode ser aceita. Para retomá-la, peça de novo.`,
          ]
        : []),
      ...(note ? [note] : []),
    ],
    action: view(url),
  }),
  cancelled: (name: string, { number, url }: QuotationFacts, note: string): MailContent => ({
    subject: `Orçamento nº ${number} cancelado`,
    greeting: hello(name),
    paragraphs: ['O orçamento foi cancelado.', ...(note ? [note] : [])],
    action: view(url),
  }),
  unread: (name: string, { number, url }: QuotationFacts, count: number): MailContent => ({
    subject: `Há mensagens novas no orçamento nº ${number}`,
    greeting: hello(name),
    paragraphs: [
      count === 1
        ? 'Há uma mensagem nova na conversa do orçamento.'
        : `Há ${count} mensagens novas na conversa do orçamento.`,
      'Leia e responda pelo site: respostas a este e-mail não chegam a ninguém.',
    ],
    action: { label: 'Abrir a conversa', url: `${url}#conversa` },
  }),
  digest: (name: string, { url, count, lines }: DigestFacts): MailContent => ({
    subject: count === 1 ? 'Uma novidade no seu trabalho' : `${count} novidades no seu trabalho`,
    greeting: hello(name),
    paragraphs: [
      count > lines.length
        ? `Isto ainda não foi visto; as ${lines.length} mais novas de ${count}:`
        : 'Isto ainda não foi visto:',
    ],
    lines,
    action: { label: 'Abrir os avisos', url },
    ending: 'Nos avisos dá para desligar este resumo.',
  }),
  weekly: (name: string, { url, days, facts, lines }: WeeklyFacts): MailContent => ({
    subject: `Os números da semana de ${days}`,
    greeting: hello(name),
    paragraphs: [`Os orçamentos fechados de ${days}, e entre parênteses os da semana anterior.`],
    facts,
    lines,
    action: { label: 'Abrir o desempenho', url },
    ending: 'Nos avisos dá para desligar este resumo.',
  }),
  vehicleReminder: (name: string, { url, lines }: { url: string; lines: string[] }): MailContent => ({
    subject: 'Está na hora de olhar os pneus',
    greeting: hello(name),
    paragraphs: ['Você pediu para ser lembrado da revisão dos pneus:'],
    lines,
    action: { label: 'Abrir os meus veículos', url },
    ending: 'Em cada veículo dá para mudar ou desligar o lembrete.',
  }),
  late: (name: string, { number, url }: QuotationFacts): MailContent => ({
    subject: `O orçamento nº ${number} espera por uma proposta`,
    greeting: hello(name),
    paragraphs: ['O prazo de resposta passou e o cliente ainda não recebeu uma proposta.'],
    action: view(url),
  }),
  proposalSent: aboutProposal(
    ({ number }) => `A proposta do orçamento nº ${number} chegou`,
    ({ name }) => [`A proposta ${name} está pronta para você, com preço em cada item. Ela também vai anexa, em PDF.`],
  ),
  proposalCorrected: aboutProposal(
    ({ number }) => `Nova versão da proposta do orçamento nº ${number}`,
    ({ name }) => [`A proposta ${name} substitui a anterior. Ela também vai anexa, em PDF.`],
  ),
  proposalRenewed: aboutProposal(
    ({ number }) => `A proposta do orçamento nº ${number} foi renovada`,
    ({ name, validUntil }) => [`A proposta ${name} mantém o conteúdo e agora vale até ${validUntil}.`],
  ),
  proposalExpiring: aboutProposal(
    ({ number }) => `A proposta do orçamento nº ${number} está para vencer`,
    ({ name, validUntil }) => [`A proposta ${name} vale até ${validUntil} e ainda espera por uma resposta.`],
  ),
  proposalAccepted: aboutProposal(
    ({ name }) => `Proposta ${name} aceita`,
    ({ name, total }) => [`A proposta ${name} foi aceita, no total de ${total}.`],
  ),
  proposalRefused: aboutProposal(
    ({ name }) => `Proposta ${name} recusada`,
    ({ name }) => [`A proposta ${name} foi recusada.`],
  ),
  proposalWithdrawn: aboutProposal(
    ({ name }) => `Proposta ${name} retirada`,
    ({ name }) => [`A proposta ${name} foi retirada e não pode mais ser aceita.`],
  ),
  proposalAsked: aboutProposal(
    ({ name }) => `O cliente pede mudanças na proposta ${name}`,
    ({ name }) => [`O cliente não aceitou nem recusou a proposta ${name}: pede outra versão ou mais prazo.`],
  ),
};
export type MailKind = keyof typeof mailTexts;
