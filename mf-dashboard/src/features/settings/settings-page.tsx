import { PageHead } from '@rodovia/shared/crud';
import { Link } from '@rodovia/shared/router';
import { usePage } from '@rodovia/shared/runtime';
import { CONTENT_PATH } from '../../settings-crumb';
import styles from './settings.module.css';

const options = [
  { href: '/admin/configuracoes/editar-senha', label: 'Alterar senha', text: 'Troque a senha da sua conta.' },
  { href: '/admin/configuracoes/logs', label: 'Logs', text: 'Quem fez o quê, e quando.' },
  { href: '/admin/configuracoes/emails', label: 'E-mails enviados', text: 'Consulte e reenvie mensagens do sistema.' },
];

const system = [
  {
    href: '/admin/configuracoes/publicacoes',
    label: 'Publicações',
    text: 'O que está no ar de cada parte, desde quando e por quê.',
  },
];

const changes = [
  {
    href: '/admin/configuracoes/historico',
    label: 'Histórico de alterações',
    text: 'Quem mudou o quê em pessoas, produtos, modelos e orçamentos, de quê para quê.',
  },
];

const proposals = [
  {
    href: '/admin/configuracoes/propostas',
    label: 'Empresa e propostas',
    text: 'Validade, dias sem expediente e a empresa, no cabeçalho das propostas e no rodapé da loja.',
  },
  {
    href: '/admin/configuracoes/condicoes',
    label: 'Condições de pagamento',
    text: 'O que os vendedores podem oferecer.',
  },
];

const shop = [
  {
    href: CONTENT_PATH,
    label: 'Conteúdo da loja',
    text: 'A página inicial, o menu e os links do rodapé, com prévia e histórico.',
  },
  {
    href: '/admin/configuracoes/paginas',
    label: 'Privacidade e termos',
    text: 'O que a loja diz a todos sobre dados pessoais e condições de uso.',
  },
];

const desk = [
  {
    href: '/admin/configuracoes/atendimento',
    label: 'Atendimento',
    text: 'Expediente, prazo de resposta e quem recebe os orçamentos.',
  },
  { href: '/admin/configuracoes/motivos', label: 'Motivos de perda', text: 'Por que um orçamento não virou venda.' },
  {
    href: '/admin/configuracoes/textos',
    label: 'Textos prontos',
    text: 'O que os vendedores inserem em mensagens, observações e recusas.',
  },
];

function Options({ name, options: shown }: { name: string; options: typeof options }) {
  return (
    <ul aria-label={name} className={styles.options}>
      {shown.map(({ href, label, text }) => (
        <li key={href} className={styles.option}>
          <Link to={href}>{label}</Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Overview of the settings. */
export function SettingsPage() {
  usePage('Configurações');
  return (
    <>
      <PageHead title="Configurações" />
      <Options name="Configurações" options={options} />
      <h2 className={styles.heading}>Propostas</h2>
      <Options name="Propostas" options={proposals} />
      <h2 className={styles.heading}>Atendimento</h2>
      <Options name="Atendimento" options={desk} />
      <h2 className={styles.heading}>Loja</h2>
      <Options name="Loja" options={shop} />
      <h2 className={styles.heading}>Alterações</h2>
      <Options name="Alterações" options={changes} />
      <h2 className={styles.heading}>Sistema</h2>
      <Options name="Sistema" options={system} />
    </>
  );
}
