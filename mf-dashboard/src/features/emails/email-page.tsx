import type { MailMessage } from '@rodovia/shared/contracts/back-office';
import {
  Button,
  Facts,
  MailAddress,
  MailLink,
  RecordHead,
  RecordView,
  Section,
  Sections,
  saveFile,
} from '@rodovia/shared/crud';
import { useParams } from '@rodovia/shared/router';
import { callPath, formatInstant, messages, useApi } from '@rodovia/shared/runtime';
import { settingsCrumb } from '../../settings-crumb';
import styles from './email-page.module.css';
import { emails } from './emails.crud';
import { fileNameOf } from './file-name';
import { MailStatusTag } from './mail-status';
import { ResendButton } from './resend-button';

function EmailView({ mail }: { mail: MailMessage }) {
  return (
    <Sections>
      <Section title="Mensagem" wide>
        <Facts
          facts={[
            ['Assunto', mail.Subject],
            ['Remetente', <MailAddress key="from" email={mail.From} />],
            ['Destinatário', mail.To && <MailLink key="to" email={mail.To} />],
            ['Status', <MailStatusTag key="status" status={mail.MailMessageStatus} />],
            ['Enviado em', formatInstant(mail.Created)],
            ['Pessoa', mail.Person?.Name],
            ['E-mail', mail.Person?.Email && <MailLink key="email" email={mail.Person.Email} />],
          ]}
        />
      </Section>
      <Section title="Conteúdo" wide>
        {mail.Body ? (
          // without permissions, the frame runs no script and has no access to the page or its session
          <iframe className={styles.body} title="Conteúdo do e-mail" sandbox="" srcDoc={mail.Body} />
        ) : (
          messages.noDetails
        )}
      </Section>
    </Sections>
  );
}

function EmailButtons({ mail }: { mail: MailMessage }) {
  const download = () => saveFile(fileNameOf(mail.Subject), mail.Body ?? '', 'text/html;charset=utf-8');
  return (
    <>
      <Button icon="download" onClick={download}>
        Download HTML
      </Button>
      {mail.MailMessageStatus !== 'SENT' && <ResendButton mail={mail} />}
    </>
  );
}

/** A message as its recipient received it. */
export function EmailPage() {
  const { code = '' } = useParams();
  const mail = useApi<MailMessage>(callPath(`/mail-message/${code}`, { include: 'Person' }));
  return (
    <>
      <RecordHead
        list={{ label: emails.labels.many, path: emails.path, before: [settingsCrumb] }}
        code={code}
        kind="E-mail"
        name={mail.data?.Subject}
        otherwise="E-mail"
      >
        {mail.data && <EmailButtons mail={mail.data} />}
      </RecordHead>
      <RecordView read={mail} failure="Erro ao carregar o email!">
        {(record) => <EmailView mail={record} />}
      </RecordView>
    </>
  );
}
