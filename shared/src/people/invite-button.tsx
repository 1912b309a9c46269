import { whatsAppLink } from '@rodovia/shared/contact';
import type { Invitation, Person } from '@rodovia/shared/contracts';
import { Button, feedback, Modal } from '@rodovia/shared/crud';
import { api, formatInstant, notify } from '@rodovia/shared/runtime';
import { useId, useState } from 'react';
import styles from './invite-button.module.css';

type Invited = Pick<Person, 'Code' | 'Name' | 'Email' | 'Mobile' | 'IsActive' | 'CanLogIn'>;

/** What goes before the link in a message: the first name, and nothing else of the person. */
const greetingOf = (name: string, url: string) =>
  `Olá, ${name.trim().split(/\s/, 1)[0]}! O seu cadastro na Rodovia está pronto. Crie a sua senha por este link: ${url}`;

/** Browsers refuse the clipboard outside of secure pages. */
async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Link copiado!');
  } catch {
    notify.error('Não foi possível copiar. Selecione o link e copie.');
  }
}

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
        Quem abrir este link cria a senha de {Name} e entra no site. Ele vale uma vez, até {formatInstant(Expires)}; os
        convites anteriores deixaram de valer.
      </p>
      <label htmlFor={id} className={styles.label}>
        Link do convite
      </label>
      <input id={id} readOnly value={Url} className={styles.url} onFocus={(event) => event.target.select()} />
      {Mailed && <p className={styles.text}>O link também foi enviado por e-mail para {Email}.</p>}
      <div className={styles.buttons}>
        <Button type="primary" onClick={() => void copy(Url)}>
          Copiar link
        </Button>
        {whatsApp && (
          <a className={styles.link} href={whatsApp} target="_blank" rel="noreferrer">
            Enviar pelo WhatsApp
          </a>
        )}
      </div>
    </Modal>
  );
}

/** Makes a link by which somebody who has no password yet sets one, and shows it; nothing for whoever has one. */
export function InviteButton({ person }: { person: Invited }) {
  const [busy, setBusy] = useState(false);
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  if (person.CanLogIn !== false || !person.IsActive) return null;
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
