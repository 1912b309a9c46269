import type { QuotationParty, ShoppingCart } from '@rodovia/shared/contracts';
import { maskPhone } from '@rodovia/shared/contracts/masks';
import { Facts, Section, Sections } from '@rodovia/shared/crud';
import { formatInstant } from '@rodovia/shared/runtime';
import { StatusTag } from '../../status';
import { ClientDocument } from './client-document';
import { QuotationHistory } from './quotation-history';
import { QuotationItems } from './quotation-items';

const partyFacts = ({ Name, Email, Mobile, Phone1 }: QuotationParty) =>
  [
    ['Nome', Name],
    [
      'E-mail',
      Email && (
        <a key="email" href={`mailto:${Email}`}>
          {Email}
        </a>
      ),
    ],
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

const clientFacts = (client: QuotationParty) => [
  ...partyFacts(client),
  ['CPF / CNPJ', <ClientDocument key={client.Code} personCode={client.Code} />] as const,
];

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
    Person,
    Seller,
    ShoppingCartItem = [],
    History = [],
  } = quotation;
  return (
    <Sections>
      <Section title="Informações do orçamento">
        <Facts
          facts={[
            ['Status', <StatusTag key="status" status={Status} />],
            ['Número', number],
            ['Criado em', formatInstant(Created)],
            ['Atualizado em', formatInstant(Updated)],
            ['Observação', Note],
          ]}
        />
      </Section>
      <Section title="Informações do cliente">{Person && <Facts facts={clientFacts(Person)} />}</Section>
      <Section title="Informações do vendedor">
        {Seller ? <Facts facts={sellerFacts(Seller)} /> : 'Ainda sem vendedor.'}
      </Section>
      <Section title="Itens" wide>
        <QuotationItems items={ShoppingCartItem} />
      </Section>
      <Section title="Histórico" wide>
        <QuotationHistory steps={History} />
      </Section>
    </Sections>
  );
}
