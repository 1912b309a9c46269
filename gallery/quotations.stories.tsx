import { Conversation } from '@rodovia/shared/conversation';
import { FreeItems } from '@rodovia/shared/free-items';
import { Invite } from '@rodovia/shared/invite';
import { ItemWords } from '@rodovia/shared/item-words';
import { PlainDocument } from '@rodovia/shared/plain-document';
import { ProposalTag } from '@rodovia/shared/proposal-tag';
import { ProposalView } from '@rodovia/shared/proposal-view';
import { ReassignDialog } from '@rodovia/shared/reassign';
import { ReassignFields } from '@rodovia/shared/reassign-fields';
import { RemovalNote } from '@rodovia/shared/removal';
import { useFreeItems } from '@rodovia/shared/runtime';
import { StatusTag } from '@rodovia/shared/status-tag';
import { Tag } from '@rodovia/shared/tag';
import { useState } from 'react';
import { aLine, aProposal } from '../shared/src/contracts/proposals/samples';
import { answerWith, failure, never } from './answers';

export default { title: 'quotations' };

const LONG = 'Pneu 295/80R22.5 152/148M direcional para eixo dianteiro de caminhão, carcaça recapável';
const nothing = () => undefined;

export const Tags = () => (
  <>
    <Tag look="open">Aberto</Tag>
    <Tag look="progress">Em andamento</Tag>
    <Tag look="completed">Concluído</Tag>
    <Tag look="cancelled">Cancelado</Tag>
    <Tag look="past">Substituída</Tag>
  </>
);

export const StatusTags = () => (
  <>
    {['OPEN', 'IN PROGRESS', 'CANCEL', 'COMPLETED'].map((status) => (
      <StatusTag key={status} status={status} />
    ))}
  </>
);

export const ProposalTags = () => (
  <>
    {(['DRAFT', 'SENT', 'REPLACED', 'ACCEPTED', 'REFUSED', 'WITHDRAWN'] as const).map((status) => (
      <ProposalTag key={status} status={status} />
    ))}
    <ProposalTag status="SENT" expired />
  </>
);

export const ProposalViewOfOneLine = () => <ProposalView proposal={aProposal({})} />;
export const ProposalViewOfManyLines = () => (
  <ProposalView
    proposal={aProposal({
      Lines: [
        aLine({}),
        aLine({ QuotationItemCode: 'long', Description: LONG, Note: LONG }),
        aLine({ QuotationItemCode: 'declined', Declined: true, DeclineReason: 'Fora de linha.' }),
      ],
    })}
  />
);

function ConversationOver({ answer }: { answer: unknown }) {
  useState(() => answerWith({ '/message/by-quotation': answer }));
  return <Conversation quotationCode="q" side="CLIENT" purpose="Pergunte ao vendedor sobre este orçamento." />;
}
export const ConversationEmpty = () => <ConversationOver answer={{ Messages: [], Earlier: false }} />;
export const ConversationLoading = () => <ConversationOver answer={never} />;
export const ConversationFailed = () => <ConversationOver answer={failure} />;

export const FreeItemsOfCart = () => {
  useState(() => useFreeItems.getState().put('2 câmaras de ar para aro 22,5', 2));
  return <FreeItems list={useFreeItems} from="do carrinho" />;
};

export const ItemWordsOfOneLine = () => <ItemWords label="Na sua lista" words={['8 295/80R22.5 borrachudo']} />;
export const ItemWordsFolded = () => (
  <ItemWords label="Na lista do cliente" words={['2 borrachudo, placa 1', '2 borrachudo, placa 2', LONG, 'mais 4']} />
);

export const RemovalNoteWithUndo = () => (
  <RemovalNote removal={{ at: 0, text: 'Pneu 205/55R16 saiu do carrinho.', undo: nothing }} />
);

export const PlainDocumentWithParts = () => (
  <PlainDocument text={`# Prazos\n\n${LONG}\n\n- um\n- dois\n\n## Entrega\n\nEm até três dias.`} />
);

export const InviteBeforePress = () => (
  <Invite person={{ Code: 'p', Name: 'Cliente', Email: '', Mobile: '', CanLogIn: false, IsActive: true }} />
);

export const ReassignDialogWithoutSellers = () => {
  useState(() => answerWith({ '/': { Results: [], TotalPages: 0, TotalCount: 0 } }));
  const words = { title: 'Passar 2 orçamentos', place: '/gallery/reassign', ok: 'Passar' };
  return <ReassignDialog {...words} reason="required" onGo={() => Promise.resolve(undefined)} onClose={nothing} />;
};

export const ReassignFieldsWithoutSellers = () => {
  useState(() => answerWith({ '/': { Results: [], TotalPages: 0, TotalCount: 0 } }));
  const [value, setValue] = useState<{ seller?: string; reason: string }>({ reason: '' });
  return <ReassignFields value={value} reason="optional" onChange={setValue} />;
};
