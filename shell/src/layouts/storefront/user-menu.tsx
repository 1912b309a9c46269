import { useWhenIdle } from '@rodovia/shared/on-idle';
import { Link } from '@rodovia/shared/router';
import { logOut, openDialog, useSession } from '@rodovia/shared/runtime';
import { useId } from 'react';
import { UserIcon } from './icons';
import panel from './panel.module.css';
import { useDisclosure } from './use-disclosure';

/** The number of unread conversations is loaded lazily, because nobody waits for it. */
const loadCount = () => import(/* webpackChunkName: "unread" */ '../unread/unread-count');

function OwnMenu() {
  const { name, isAdmin, isClient } = useSession();
  const { open, toggle, rootRef } = useDisclosure<HTMLDivElement>();
  const words = useId();
  const Unread = useWhenIdle(loadCount)?.UnreadCount;
  const numberFor = (id: string) => isClient && Unread && <Unread id={id} />;
  return (
    <div ref={rootRef} className={panel.root}>
      <button
        type="button"
        className={panel.toggle}
        aria-expanded={open}
        aria-label={`Conta de ${name}`}
        aria-describedby={words}
        onClick={toggle}
      >
        <UserIcon />
        <span className={panel.name}>{name}</span>
        {numberFor(words)}
      </button>
      {open && (
        <ul className={panel.panel}>
          <li>
            {isAdmin ? (
              <a className={panel.entry} href="/admin">
                Painel Administrativo
              </a>
            ) : (
              <Link className={panel.entry} to="/orcamentos" aria-describedby={`${words}-entry`}>
                Meus orçamentos
                <span className={panel.aside}>{numberFor(`${words}-entry`)}</span>
              </Link>
            )}
          </li>
          {isClient && (
            <li>
              <Link className={panel.entry} to="/veiculos">
                Meus veículos
              </Link>
            </li>
          )}
          <li>
            <Link className={panel.entry} to="/favoritos">
              Favoritos
            </Link>
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

/** Log-in for visitors, or the menu of the logged-in user. */
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
