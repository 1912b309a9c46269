import type { Address, Person } from '@rodovia/shared/contracts/people';
import { maskCep, maskCnpj, maskCpf, maskPhone } from '@rodovia/shared/forms';
import { Fact } from '@rodovia/shared/ui';
import styles from './profile-page.module.css';

function Facts({ facts }: { facts: [label: string, value: string | undefined][] }) {
  return (
    <dl className={`fact-list ${styles.facts}`}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
    </dl>
  );
}

/** For sellers, the document comes masked and formatted. */
function documentOf({ IsLegal, LegalDocument, PhysicalDocument }: Person): string {
  const document = IsLegal === 1 ? LegalDocument : PhysicalDocument;
  if (document.includes('*')) return document;
  return IsLegal === 1 ? maskCnpj(document) : maskCpf(document);
}

export function PersonalFacts({ person }: { person: Person }) {
  const isCompany = person.IsLegal === 1;
  return (
    <Facts
      facts={[
        ['Nome', person.Name],
        ['E-mail', person.Email],
        [isCompany ? 'CNPJ' : 'CPF', documentOf(person)],
        ['Celular', maskPhone(person.Mobile)],
        ['Telefone', maskPhone(person.Phone1)],
      ]}
    />
  );
}

export function AddressFacts({ address }: { address: Address }) {
  return (
    <Facts
      facts={[
        ['CEP', maskCep(address.Zipcode)],
        ['Logradouro', `${address.LongAddress}, ${address.Number}`],
        ['Complemento', address.Complement],
        ['Bairro', address.Neighborhood],
        ['Cidade', address.City && `${address.City.Name} / ${address.City.StateCode}`],
        ['Referência', address.Reference],
      ]}
    />
  );
}
