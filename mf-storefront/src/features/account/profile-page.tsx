import type { Person } from '@rodovia/shared/contracts/people';
import { Link, useSearchParams } from '@rodovia/shared/router';
import { callPath, openDialog, useApi, usePage, useSession } from '@rodovia/shared/runtime';
import { Button, buttonClass } from '@rodovia/shared/ui';
import { useState } from 'react';
import { EmptyState } from '../../empty-state';
import { RequireAccount } from '../../guest/require-account';
import page from '../../page.module.css';
import { ReadView } from '../../read-view';
import { AddressDialog } from './address-dialog';
import { ConfirmationNotice } from './confirmation-notice';
import { PersonalDialog } from './personal-dialog';
import { PrivacyCard } from './privacy-card';
import { AddressFacts, PersonalFacts } from './profile-facts';
import styles from './profile-page.module.css';

function Profile({ person, own }: { person: Person; own: boolean }) {
  const [editing, setEditing] = useState<'personal' | 'address' | null>(null);
  const close = () => setEditing(null);
  const isClient = useSession((session) => session.isClient);
  const address = person.Address?.[0];
  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <h2>Dados pessoais</h2>
        <PersonalFacts person={person} />
        {own && person.EmailConfirmed === false && <ConfirmationNotice />}
        {own && <Button onClick={() => setEditing('personal')}>Editar dados</Button>}
      </section>
      <section className={styles.card}>
        <h2>Endereço</h2>
        {address ? <AddressFacts address={address} /> : <p>Nenhum endereço cadastrado.</p>}
        {own && (
          <Button onClick={() => setEditing('address')}>{address ? 'Editar endereço' : 'Cadastrar endereço'}</Button>
        )}
      </section>
      {own && (
        <section className={styles.card}>
          <h2>Senha</h2>
          <p>Trocar a senha encerra as sessões abertas em outros aparelhos.</p>
          <Button onClick={() => openDialog('change-password')}>Trocar senha</Button>
        </section>
      )}
      {own && (
        <section className={styles.card}>
          <h2>Segurança</h2>
          <p>Veja em que aparelhos a conta está aberta e peça um segundo passo ao entrar.</p>
          <Button onClick={() => openDialog('security')}>Segurança da conta</Button>
        </section>
      )}
      {own && isClient && (
        <section className={styles.card}>
          <h2>Meus veículos</h2>
          <p>Guarde as medidas de cada eixo e peça o jogo completo em dois toques.</p>
          <Link className={buttonClass()} to="/veiculos">
            Ver meus veículos
          </Link>
        </section>
      )}
      {own && isClient && <PrivacyCard />}
      {editing === 'personal' && <PersonalDialog person={person} onClose={close} />}
      {editing === 'address' && <AddressDialog person={person} onClose={close} />}
    </div>
  );
}

const FAILURE = 'Erro ao buscar os dados de perfil.';

function Missing() {
  return (
    <EmptyState title={FAILURE}>
      <p>Não há perfil neste endereço, ou a sua conta não pode vê-lo. Confira se o endereço está completo.</p>
      <Link className={buttonClass('primary')} to="/perfil">
        Ver o meu perfil
      </Link>
    </EmptyState>
  );
}

function Found({ code, own }: { code: string; own: boolean }) {
  const url = callPath(`/person/${encodeURIComponent(code)}`, { include: 'PersonType,Address' });
  const person = useApi<Person>(url);
  return (
    <ReadView read={person} failure={FAILURE} missing={<Missing />}>
      {(found) => <Profile person={found} own={own} />}
    </ReadView>
  );
}

/** The user's profile; with `?code=`, a read-only profile of another person. */
export function ProfilePage() {
  const [search] = useSearchParams();
  const ownCode = useSession((session) => session.code);
  const code = search.get('code') ?? ownCode;
  usePage('Perfil', [{ label: 'Perfil' }]);
  return (
    <div className={page.page}>
      <h1 className={page.title}>Perfil</h1>
      <RequireAccount>{code && <Found code={code} own={code === ownCode} />}</RequireAccount>
    </div>
  );
}
