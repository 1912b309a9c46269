import { whatsAppLink } from '@rodovia/shared/contact';
import type { QuotationParty, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { maskPhone } from '@rodovia/shared/contracts/rules';
import { Facts, MailLink, Section } from '@rodovia/shared/crud';
import { Invite } from '@rodovia/shared/invite';
import { Link } from '@rodovia/shared/router';
import { useSession } from '@rodovia/shared/runtime';
import { ClientDocument } from './client-document';
import styles from './quotation-page.module.css';

const phoneLink = (number: string) =>
  number && (
    <a key={number} href={`tel:${number}`}>
      {maskPhone(number)}
    </a>
  );

const contactFacts = ({ Email, Mobile, Phone1 }: QuotationParty) =>
  [
    ['E-mail', Email && <MailLink key="email" email={Email} />],
    ['Celular', phoneLink(Mobile)],
    ['Telefone', phoneLink(Phone1)],
  ] as const;

/** Beginning of a message: it contains the number and no personal data. */
const greetingOf = (number: number) => `Olá! Escrevo sobre o orçamento nº ${number}.`;

/** The client, with all ways to reach them. */
export function ClientFacts({ quotation, client }: { quotation: ShoppingCart; client: QuotationParty }) {
  const isAdmin = useSession((session) => session.isAdmin);
  const whatsApp = whatsAppLink(client.Mobile, greetingOf(quotation.Number));
  return (
    <Section title="Informações do cliente">
      <Facts
        facts={[
          [
            'Nome',
            isAdmin ? (
              <Link key="page" to={`/admin/clientes/${client.Code}`}>
                {client.Name}
              </Link>
            ) : (
              client.Name
            ),
          ],
          ...contactFacts(client),
          [
            'WhatsApp',
            whatsApp && (
              <a key="whatsapp" href={whatsApp} target="_blank" rel="noreferrer">
                Conversar no WhatsApp
              </a>
            ),
          ],
          ['Endereço', quotation.ClientAddress],
          ['CPF / CNPJ', <ClientDocument key={client.Code} personCode={client.Code} />],
        ]}
      />
      <div className={styles.invite}>
        <Invite person={client} />
      </div>
    </Section>
  );
}

/** The seller who serves the quotation. */
export const SellerFacts = ({ seller }: { seller: QuotationParty | null | undefined }) => (
  <Section title="Informações do vendedor">
    {seller ? (
      <Facts
        facts={[
          ['Nome', seller.Name],
          ...contactFacts(seller),
          ['Situação', seller.IsActive === false && 'Inativo: o orçamento pode ser reatribuído.'],
        ]}
      />
    ) : (
      'Ainda sem vendedor.'
    )}
  </Section>
);
