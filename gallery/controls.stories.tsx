import {
  Button,
  Check,
  DateInput,
  ExportButton,
  HistoryLink,
  ShareActions,
  StatusButton,
  VisitButton,
} from '@rodovia/shared/crud';
import { useState } from 'react';
import { LONG, nothing } from './brands';

export default { title: 'controls', meta: { isStaff: true } };

export const ButtonKinds = () => (
  <>
    <Button>Cancelar</Button>
    <Button type="primary" icon="plus">
      Nova marca
    </Button>
    <Button type="text">Limpar</Button>
    <Button danger>Excluir</Button>
    <Button icon="columns" aria-label="Colunas" />
    <Button size="small">Pequeno</Button>
  </>
);
export const ButtonStates = () => (
  <>
    <Button disabled>Desativado</Button>
    <Button type="primary" loading>
      Salvando
    </Button>
    <Button>{LONG}</Button>
  </>
);
export const VisitButtonPrimary = () => (
  <VisitButton type="primary" to="/admin/marcas">
    Ver marcas
  </VisitButton>
);
export const ExportButtonBeforePress = () => <ExportButton url="/brand/export" name="marcas" />;
export const HistoryLinkOfRecord = () => <HistoryLink record="a" />;
export const ShareActionsWithWhatsApp = () => (
  <ShareActions text="https://rodovia.example" what="link" whatsApp="https://wa.me/554133330000" />
);
export const ShareActionsWithoutNumber = () => <ShareActions text="texto" what="texto" whatsApp={null} />;
export const StatusButtons = () => (
  <>
    <StatusButton active name="Michelin" onToggle={nothing} />
    <StatusButton active={false} name="Michelin" onToggle={nothing} />
  </>
);
export const Checks = () => (
  <>
    <Check label="Todos" written="Todos" checked onChange={nothing} />
    <Check label="Alguns" written="Alguns" checked={false} partly onChange={nothing} />
    <Check label="Nada" written="Nada a escolher" checked={false} disabled onChange={nothing} />
  </>
);
function Day() {
  const [day, setDay] = useState('2026-11-24');
  return (
    <>
      <label htmlFor="day">Dia</label>
      <DateInput id="day" value={day} onChange={setDay} />
    </>
  );
}
export const DateInputWithDay = () => <Day />;
