import { Link } from '@rodovia/shared/router';
import { logOut, openDialog, useSession } from '@rodovia/shared/runtime';
import { UserIcon } from './icons';
import panel from './panel.module.css';
import { useDisclosure } from './use-disclosure';

function OwnMenu() {
  const { name, isAdmin } = useSession();
  const { open, toggle, rootRef } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={rootRef} className={panel.root}>
      <button
        type="button"
        className={panel.toggle}
        aria-expanded={open}
        aria-label={`Conta de ${name}`}
        onClick={toggle}
      >
        <UserIcon />
        <span className={panel.name}>{name}</span>
      </button>
      {open && (
        <ul className={panel.panel}>
          <li>
            {isAdmin ? (
              <a className={panel.entry} href="/admin">
                Painel Administrativo
              </a>
            ) : (
              <Link className={panel.entry} to="/orcamentos">
                Meus orçamentos
              </Link>
            )}
          </li>
          <li>
            <Link className={panel.entry} to="/perfil">
              Perfil
            </Link>
          </li>
          <li>
            <button type="button" className={panel.entry} onClick={logOut}>
              Sair
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

/** The visitor's way in, or the menu of who is logged in. */
export function UserMenu() {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  if (isAuthenticated) return <OwnMenu />;
  return (
    <button type="button" className={panel.toggle} onClick={() => openDialog('login')}>
      <UserIcon />
      <span className={panel.invitation}>Entre ou cadastre-se</span>
    </button>
  );
}
