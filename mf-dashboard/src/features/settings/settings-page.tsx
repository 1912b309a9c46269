import { PageHead } from '@rodovia/shared/crud';
import { Link } from '@rodovia/shared/router';
import { usePage } from '@rodovia/shared/runtime';
import styles from './settings.module.css';

const options = [
  { href: '/admin/configuracoes/editar-senha', label: 'Alterar senha', text: 'Troque a senha da sua conta.' },
  { href: '/admin/configuracoes/logs', label: 'Logs', text: 'Quem fez o quê, e quando.' },
  { href: '/admin/configuracoes/emails', label: 'E-mails enviados', text: 'Consulte e reenvie mensagens do sistema.' },
];

/** The three links of the settings. */
export function SettingsPage() {
  usePage('Configurações');
  return (
    <>
      <PageHead title="Configurações" />
      <ul aria-label="Configurações" className={styles.options}>
        {options.map(({ href, label, text }) => (
          <li key={href} className={styles.option}>
            <Link to={href}>{label}</Link>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
