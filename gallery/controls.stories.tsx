import { Button, ExportButton, HistoryLink, ShareActions, StatusButton, VisitButton } from '@rodovia/shared/crud';
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
