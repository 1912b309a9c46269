import type { Person } from '@rodovia/shared/contracts/people';
import { maskCnpj, maskCpf, maskPhone } from '@rodovia/shared/contracts/rules';
import { Facts, MailLink, Section } from '@rodovia/shared/crud';
import { formatInstant } from '@rodovia/shared/runtime';
import type { ReactNode } from 'react';

export function PersonData({ person, status }: { person: Person; status: ReactNode }) {
  return (
    <Section title="Dados pessoais">
      <Facts
        facts={[
          ['Nome', person.Name],
          ['E-mail', person.Email ? <MailLink key="email" email={person.Email} /> : 'Não informado'],
          ['E-mail confirmado', person.Email && (person.EmailConfirmed ? 'Sim' : 'Não')],
          ['Acesso', person.CanLogIn === false && 'Ainda sem senha'],
          ['CPF', person.PhysicalDocument && maskCpf(person.PhysicalDocument)],
          ['CNPJ', person.LegalDocument && maskCnpj(person.LegalDocument)],
          ['Celular', person.Mobile && maskPhone(person.Mobile)],
          ['Telefone', person.Phone1 && maskPhone(person.Phone1)],
          ['Tipo', person.PersonType?.Name],
          ['Criado em', formatInstant(person.Created)],
          ['Atualizado em', formatInstant(person.Updated)],
          ['Código', person.Code],
          ['Status', status],
        ]}
      />
    </Section>
  );
}
