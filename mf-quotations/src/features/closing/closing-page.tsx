import type { Person } from '@rodovia/shared/contracts/people';
import { Button, PageHead, Sections } from '@rodovia/shared/crud';
import { useClosing } from '@rodovia/shared/quotations';
import { useNavigate } from '@rodovia/shared/router';
import { useDraft, useDraftFreeItems, usePage } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { forgetDraftClient, useDraftClient } from '../../draft/draft-client';
import { listCrumb, pickerPathOf } from '../../paths';
import { ClientChoice } from './client-choice';
import { DraftItems } from './draft-items';

const TITLE = 'Fechar orçamento';

/** Last step of a new quotation: client, items, and confirmation. */
export function ClosingPage({ list }: { list: string }) {
  const picker = pickerPathOf(list);
  usePage(TITLE, [listCrumb(list), { label: 'Novo orçamento', href: picker }]);
  const known = useDraftClient();
  const [chosen, setChosen] = useState<Person | null>(null);
  const client = chosen ?? known;
  const choose = (person: Person | null) => {
    setChosen(person);
    forgetDraftClient();
  };
  const hasProducts = useDraft(({ items }) => items.length > 0);
  const hasFreeItems = useDraftFreeItems(({ items }) => items.length > 0);
  const isEmpty = !hasProducts && !hasFreeItems;
  const { close, closing } = useClosing(useDraft, useDraftFreeItems);
  const navigate = useNavigate();
  const confirm = async () => {
    const made = client && (await close({ personCode: client.Code }));
    if (!made) return;
    forgetDraftClient();
    navigate(`${list}/${made.Code}`);
  };
  return (
    <>
      <PageHead title={TITLE}>
        <Button type="primary" disabled={!client || isEmpty} loading={closing} onClick={() => void confirm()}>
          Confirmar orçamento
        </Button>
      </PageHead>
      <Sections>
        <ClientChoice client={client} onChoose={choose} />
        <DraftItems picker={picker} />
      </Sections>
    </>
  );
}
