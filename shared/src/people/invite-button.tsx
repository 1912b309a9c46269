import { whatsAppLink } from '@rodovia/shared/contact';
import { Button, feedback, Modal, ShareActions } from '@rodovia/shared/crud';
import { api, formatInstant } from '@rodovia/shared/runtime';
import { useId, useState } from 'react';
import type { Invitation, Person } from '../contracts/people';
import styles from './invite-button.module.css';

/** A person who can be invited: a person, or the client of a quotation. */
export type Invited = Pick<Person, 'Code' | 'Name' | 'Email' | 'Mobile' | 'CanLogIn'> & { IsActive?: boolean };

/** Text before the link in a message. It contains the first name and no other personal data. */
const greetingOf = (name: string, url: string) =>
  `Olá, ${name.trim().split(/\s/, 1)[0]}! O seu cadastro na Rodovia está pronto. Crie a sua senha por este link: ${url}`;

interface LinkProps {
  person: Invited;
  invitation: Invitation;
  onClose: () => void;
}

function InvitationLink({ person: { Name, Email, Mobile }, invitation: { Url, Expires, Mailed }, onClose }: LinkProps) {
  const id = useId();
  const whatsApp = whatsAppLink(Mobile, greetingOf(Name, Url));
  return (
    <Modal open centered width={520} title={`Convite para ${Name}`} footer={null} onCancel={onClose}>
      <p className={styles.text}>
        Quem abrir este link cria a senha e entra na conta. Ele vale uma vez, até {formatInstant(Expires)}; os convites
        anteriores deixaram de valer.
      </p>
      <label htmlFor={id} className={styles.label}>
        Link do convite
      </label>
      <input id={id} readOnly value={Url} className={styles.url} onFocus={(event) => event.target.select()} />
      {Mailed && <p className={styles.text}>O link também foi enviado por e-mail para {Email}.</p>}
      <ShareActions text={Url} what="link" whatsApp={whatsApp} />
    </Modal>
  );
}

/** Creates and shows a link by which a person without a password sets one. */
export function InviteButton({ person }: { person: Invited }) {
  const [busy, setBusy] = useState(false);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const invite = async () => {
    setBusy(true);
    try {
      setInvitation(await api.post<Invitation>(`/person/invite/${person.Code}`));
    } catch (error) {
      feedback.failed(error, 'Não foi possível convidar.');
    }
    setBusy(false);
  };
  return (
    <>
      <Button loading={busy} onClick={() => void invite()}>
        Convidar
      </Button>
      {invitation && <InvitationLink person={person} invitation={invitation} onClose={() => setInvitation(null)} />}
    </>
  );
}
