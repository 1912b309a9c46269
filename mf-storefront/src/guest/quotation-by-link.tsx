import type { GuestSession } from '@rodovia/shared/contracts/quotations';
import { Link, useLocation, useNavigate } from '@rodovia/shared/router';
import { ApiError, api, messageOf, messages, openDialog, usePage, useSession } from '@rodovia/shared/runtime';
import { Button, buttonClass, ErrorPanel } from '@rodovia/shared/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../empty-state';
import page from '../page.module.css';
import { accessIn, beginGuestSession, storedAccess, useGuest, withoutAccess } from './guest';
import { JoinOffer } from './join-offer';

interface Props {
  code: string;
  /** Returns the page of the quotation. `missing` is shown if it is not the reader's. */
  children: (missing: ReactNode) => ReactNode;
}

/**
 * Exchanges a link for a session that opens its quotation. It does so once by itself: two tabs with different
 * quotations must not take the session from each other for ever.
 */
function useOpening(code: string, access: string | undefined, isNeeded: boolean) {
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(isNeeded);
  const isTried = useRef(!isNeeded);
  const open = useCallback(async () => {
    isTried.current = true;
    setBusy(true);
    setError(undefined);
    try {
      // a lost network must not lead away from the link
      const found = await api.put<GuestSession>('/guest-quotation/open', { code, access }, { unattended: true });
      beginGuestSession(found);
    } catch (refused) {
      setError(refused);
    }
    setBusy(false);
  }, [code, access]);
  useEffect(() => {
    if (isNeeded && !isTried.current) void open();
  }, [isNeeded, open]);
  return { error, busy, open };
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : 0);

const TITLES: Record<number, string> = {
  404: 'Este link não abre um orçamento',
  409: 'Este orçamento já tem uma conta',
  410: 'Este link não abre mais',
};

/** Why a link does not open its quotation, and what helps. */
function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const status = statusOf(error);
  const title = TITLES[status];
  const text = messageOf(error, messages.offline);
  if (!title) return <ErrorPanel title="O orçamento não abriu" text={text} isPage onRetry={onRetry} />;
  const returnTo = location.pathname + location.hash;
  return (
    <EmptyState title={title} isPage>
      <p>{text}</p>
      <div className={page.actions}>
        {status === 409 && (
          <Button kind="primary" onClick={() => openDialog('login', { returnTo })}>
            Entrar
          </Button>
        )}
        <Link to="/modelos" className={buttonClass()}>
          Ver os pneus
        </Link>
      </div>
    </EmptyState>
  );
}

/** Another tab has opened another quotation, and with it the session of this browser. */
const Elsewhere = ({ onOpen }: { onOpen: () => void }) => (
  <EmptyState title="Outro orçamento foi aberto neste navegador" isPage>
    <p>Um link abre um orçamento de cada vez.</p>
    <Button kind="primary" onClick={onOpen}>
      Abrir este orçamento
    </Button>
  </EmptyState>
);

/** The page of a quotation for whoever comes with its link, or has opened it on this device before. */
export function QuotationByLink({ code, children }: Props) {
  const { hash, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const guest = useGuest();
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const isClient = useSession((session) => session.isClient);
  const inAddress = accessIn(hash);
  const access = inAddress ?? storedAccess(code);
  const isOpened = guest?.opens === code;
  const needsLink = access !== undefined && !isOpened && (guest !== null || !isAuthenticated);
  const { error, busy, open } = useOpening(code, access, needsLink);
  useEffect(() => {
    // once it is open, the device keeps the link; the address bar is read by everybody who looks on
    if (isOpened && inAddress) navigate({ pathname, search, hash: withoutAccess(hash) }, { replace: true, state });
  }, [isOpened, inAddress, navigate, pathname, search, hash, state]);
  if (!needsLink) return children(access && isClient && !guest && <JoinOffer code={code} access={access} />);
  return (
    <div className={page.page}>
      <PageName />
      {busy && <div className={page.blank} aria-busy="true" />}
      {!busy && error !== undefined && <Refused error={error} onRetry={() => void open()} />}
      {!busy && error === undefined && <Elsewhere onOpen={() => void open()} />}
    </div>
  );
}

/** Names the page while there is no quotation on it. */
function PageName() {
  usePage('Orçamento', [{ label: 'Meus orçamentos', href: '/orcamentos' }, { label: 'Orçamento' }]);
  return null;
}
