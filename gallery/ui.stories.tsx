import { notify, useNetwork, useToasts } from '@rodovia/shared/runtime';
import {
  Boundary,
  Button,
  buttonClass,
  Dialog,
  DialogActions,
  ErrorPanel,
  Fact,
  OfflineNotice,
  QuantityStepper,
  Toaster,
  TyreDrawing,
} from '@rodovia/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

export default { title: 'ui' };

const LONG = 'Pneu 295/80R22.5 152/148M direcional para eixo dianteiro de caminhão, carcaça recapável';
const nothing = () => undefined;

export const ButtonKinds = () => (
  <>
    <Button>Voltar</Button>
    <Button kind="primary">Pedir orçamento</Button>
    <Button kind="danger">Excluir</Button>
    <a className={buttonClass('primary')} href="#modelos">
      Ver modelos
    </a>
  </>
);

export const ButtonStates = () => (
  <>
    <Button disabled>Desativado</Button>
    <Button kind="primary" busy>
      Enviando
    </Button>
    <Button kind="primary">{LONG}</Button>
  </>
);

/** A dialog that is open, and opens again after it was closed. */
function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

export const DialogWithActions = () => (
  <Opened>
    {(close) => (
      <Dialog title="Esvaziar o carrinho?" onClose={close}>
        <p>Os 3 produtos saem do carrinho.</p>
        <DialogActions>
          <Button onClick={close}>Cancelar</Button>
          <Button kind="danger" onClick={close}>
            Esvaziar
          </Button>
        </DialogActions>
      </Dialog>
    )}
  </Opened>
);

export const DialogWide = () => (
  <Opened>
    {(close) => (
      <Dialog title={LONG} onClose={close} wide>
        <p>{LONG}</p>
      </Dialog>
    )}
  </Opened>
);

export const ErrorPanelOfPart = () => (
  <ErrorPanel title="Não foi possível carregar os modelos." text="O servidor não respondeu." onRetry={nothing} />
);

export const ErrorPanelOfPage = () => (
  <ErrorPanel title="Esta página não abriu" text="Tente de novo." isPage diagnostic="9F3A-11C2" onRetry={nothing} />
);

export const ErrorPanelOfDialog = () => (
  <Opened>{(close) => <ErrorPanel title="Esta janela não abriu" text="Tente de novo." onClose={close} />}</Opened>
);

const Waiting = (): ReactNode => {
  throw new Promise(nothing);
};
export const BoundaryLoading = () => (
  <Boundary title="Esta parte não abriu" loading={<p>Carregando…</p>}>
    <Waiting />
  </Boundary>
);

const Failing = (): ReactNode => {
  throw new Error('planted');
};
export const BoundaryFailed = () => (
  <Boundary title="Esta parte não abriu">
    <Failing />
  </Boundary>
);

export const Facts = () => (
  <dl className="fact-list">
    <Fact label="Medida">205/55R16</Fact>
    <Fact label="Descrição">{LONG}</Fact>
  </dl>
);

function Network({ pendingPage }: { pendingPage: (() => void) | null }) {
  useEffect(() => {
    useNetwork.setState({ isOnline: false, pendingPage });
    return () => useNetwork.setState({ isOnline: true, pendingPage: null });
  }, [pendingPage]);
  return <OfflineNotice safe="o carrinho está guardado" />;
}
export const OfflineNoticeKeepsCart = () => <Network pendingPage={null} />;
export const OfflineNoticeWithPendingPage = () => <Network pendingPage={nothing} />;

function Counted({ from }: { from: number }) {
  const [quantity, setQuantity] = useState(from);
  return <QuantityStepper value={quantity} onChange={setQuantity} label="Pneu 205/55R16" />;
}
export const QuantityStepperAtLeast = () => <Counted from={1} />;
export const QuantityStepperLarge = () => <Counted from={98_765} />;

export const ToasterWithKinds = () => {
  useEffect(() => {
    notify.success('Orçamento enviado!', { label: 'Ver orçamento', href: '/orcamentos' });
    notify.info('O preço de um produto mudou.');
    notify.error(`Não foi possível salvar: ${LONG}.`);
    return () => useToasts.setState({ toasts: [] });
  }, []);
  return <Toaster duration={3_600_000} />;
};

export const TyreDrawingOfCar = () => <TyreDrawing size="205/55R16" />;
export const TyreDrawingOfTruck = () => <TyreDrawing size="295/80R22.5" tread="ribs" brand="Asfalto Sul" />;
export const TyreDrawingWithoutSize = () => <TyreDrawing size="" />;
