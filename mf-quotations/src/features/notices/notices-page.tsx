import {
  NOTICE_DAYS,
  type Notice,
  type Notices,
  noticeDetail,
  noticeWords,
} from '@rodovia/shared/contracts/back-office';
import { Button, dayText, PageHead, RecordView, Section, Sections } from '@rodovia/shared/crud';
import { Link } from '@rodovia/shared/router';
import { formatInstant, useApi, usePage } from '@rodovia/shared/runtime';
import { listCrumb } from '../../paths';
import { doneWithReminder } from '../../reminder/reminder-calls';
import { MailChoice } from './mail-choice';
import styles from './notices.module.css';
import { keyOf, useSeen } from './use-seen';

function Row({ notice, isNew, list }: { notice: Notice; isNew: boolean; list: string }) {
  const { QuotationCode: code, ClientName, ActorName, At, Kind } = notice;
  const words = [noticeWords(notice), ClientName].filter(Boolean).join(' · ');
  const detail = noticeDetail(notice);
  return (
    <li>
      <span className={styles.words}>
        {isNew && <span className={styles.mark}>Novo</span>}{' '}
        {code ? (
          <Link to={`${list}/${code}${Kind === 'MESSAGE' ? '#conversa' : ''}`}>{words}</Link>
        ) : (
          <strong>{words}</strong>
        )}
      </span>
      {detail && <span className={styles.detail}>{detail}</span>}
      <span className={styles.soft}>
        {ActorName}, {formatInstant(At)}
      </span>
    </li>
  );
}

function Reminders({ reminders, list }: { reminders: Notices['Reminders']; list: string }) {
  if (reminders.length === 0) return null;
  return (
    <Section title="Lembretes">
      <ul className={styles.rows}>
        {reminders.map(({ QuotationCode: code, Number: number, ClientName, DueDate, Note }) => (
          <li key={code}>
            <span className={styles.words}>
              <Link to={`${list}/${code}`}>
                nº {number} · {ClientName}
              </Link>
              <span className={styles.soft}> para {dayText(DueDate)}</span>
            </span>
            {Note && <span className={styles.detail}>{Note}</span>}
            <Button
              size="small"
              aria-label={`Feito: lembrete do orçamento nº ${number}`}
              onClick={() => void doneWithReminder(code)}
            >
              Feito
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function News({ notices, list }: { notices: Notices; list: string }) {
  const fresh = useSeen(notices);
  if (notices.Notices.length === 0)
    return <p className={styles.empty}>Nada aconteceu com o seu trabalho nos últimos {NOTICE_DAYS} dias.</p>;
  return (
    <ul className={styles.rows}>
      {notices.Notices.map((notice) => (
        <Row key={keyOf(notice)} notice={notice} isNew={notice.Unseen || fresh.has(keyOf(notice))} list={list} />
      ))}
    </ul>
  );
}

/** What happened to the reader's own work, their reminders, and which mails they want about it. */
export function NoticesPage({ list }: { list: string }) {
  const notices = useApi<Notices>('/notice', { staleTime: 0 });
  usePage('Avisos', [listCrumb(list)]);
  return (
    <>
      <PageHead title="Avisos" />
      <RecordView read={notices} failure="Erro ao carregar os avisos!">
        {(record) => (
          <Sections>
            <Reminders reminders={record.Reminders} list={list} />
            <Section title="O que aconteceu">
              <News notices={record} list={list} />
            </Section>
            <MailChoice />
          </Sections>
        )}
      </RecordView>
    </>
  );
}
