import { whatsAppLink } from '@rodovia/shared/contact';
import type { QuotationParty, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { outcomeWords } from '@rodovia/shared/contracts/quotations';
import { maskPhone } from '@rodovia/shared/contracts/rules';
import { Facts, MailLink, Section, Sections } from '@rodovia/shared/crud';
import { Invite } from '@rodovia/shared/invite';
import { Link } from '@rodovia/shared/router';
import { formatInstant, lazyComponent, useSession } from '@rodovia/shared/runtime';
import { defineSlot } from '@rodovia/shared/slots';
import { StatusTag } from '@rodovia/shared/status-tag';
import { Boundary } from '@rodovia/shared/ui';
import { DueTime } from '../../due-time/due-time';
import { ClientDocument } from './client-document';
import { QuotationHistory } from './quotation-history';
import { QuotationItems } from './quotation-items';
import styles from './sheet.module.css';

const FreeItems = lazyComponent(() =>
  import(/* webpackChunkName: "dialogs" */ './free-items').then(({ FreeItems }) => FreeItems),
);

const QuotationAside = defineSlot('quotation.aside');

const partyFacts = ({ Name, Email, Mobile, Phone1 }: QuotationParty) =>
  [
    ['Nome', Name],
    ['E-mail', Email && <MailLink key="email" email={Email} />],
    [
      'Celular',
      Mobile && (
        <a key="mobile" href={`tel:${Mobile}`}>
          {maskPhone(Mobile)}
        </a>
      ),
    ],
    ['Telefone', Phone1 && maskPhone(Phone1)],
  ] as const;

/** Beginning of a message: it contains the number and no personal data. */
const greetingOf = (number: number) => `Olá! Escrevo sobre o orçamento nº ${number}.`;

function clientFacts({ Number: number, ClientAddress }: ShoppingCart, client: QuotationParty, isAdmin: boolean) {
  const whatsApp = whatsAppLink(client.Mobile, greetingOf(number));
  const [, ...others] = partyFacts(client);
  const page = isAdmin ? <Link to={`/admin/clientes/${client.Code}`}>{client.Name}</Link> : client.Name;
  return [
    ['Nome', page] as const,
    ...others,
    [
      'WhatsApp',
      whatsApp && (
        <a key="whatsapp" href={whatsApp} target="_blank" rel="noreferrer">
          Conversar no WhatsApp
        </a>
      ),
    ] as const,
    ['Endereço', ClientAddress] as const,
    ['CPF / CNPJ', <ClientDocument key={client.Code} personCode={client.Code} />] as const,
  ];
}

const sellerFacts = (seller: QuotationParty) => [
  ...partyFacts(seller),
  ['Situação', seller.IsActive === false && 'Inativo: o orçamento pode ser reatribuído.'] as const,
];

/** Quotation, client, seller and items. */
export function QuotationSections({ quotation }: { quotation: ShoppingCart }) {
  const {
    Number: number,
    Status,
    Created,
    Updated,
    Note,
    ResponseDueAt: due,
    Outcome,
    LossReason,
    Person,
    Seller,
    ShoppingCartItem = [],
    FreeItem = [],
    History = [],
  } = quotation;
  const isAdmin = useSession((session) => session.isAdmin);
  return (
    <Sections>
      <Section title="Informações do orçamento">
        <Facts
          facts={[
            ['Status', <StatusTag key="status" status={Status} />],
            ['Número', number],
            ['Criado em', formatInstant(Created)],
            ['Atualizado em', formatInstant(Updated)],
            ['Resposta', due && <DueTime key="due" at={due} />],
            ['Resultado', Outcome && outcomeWords(Outcome)],
            ['Motivo da perda', LossReason],
            ['Observação', Note],
          ]}
        />
      </Section>
      <Section title="Informações do cliente">
        {Person && (
          <>
            <Facts facts={clientFacts(quotation, Person, isAdmin)} />
            <div className={styles.invite}>
              <Invite person={Person} />
            </div>
          </>
        )}
      </Section>
      <Section title="Informações do vendedor">
        {Seller ? <Facts facts={sellerFacts(Seller)} /> : 'Ainda sem vendedor.'}
      </Section>
      <div className={styles.aside}>
        <QuotationAside code={quotation.Code} client={Person?.Code ?? null} />
      </div>
      <Section title="Itens" wide>
        <QuotationItems items={ShoppingCartItem} />
      </Section>
      {FreeItem.length > 0 && (
        <Boundary title="O que foi pedido por escrito não abriu">
          <FreeItems quotation={quotation} />
        </Boundary>
      )}
      <div className={styles.inner}>
        <Section title="Histórico">
          <QuotationHistory steps={History} />
        </Section>
      </div>
    </Sections>
  );
}
