import { Button } from '@rodovia/shared/antd';
import type { Person } from '@rodovia/shared/contracts';
import { PageHead, Sections } from '@rodovia/shared/crud';
import { useDraft, usePage } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { listCrumb, pickerPathOf } from '../paths';
import { ClientChoice } from './client-choice';
import { DraftItems } from './draft-items';
import { useClosing } from './use-closing';

const TITLE = 'Fechar orçamento';

/** The last step of a new quotation: for whom, what, and the confirmation. */
export function ClosingPage({ list }: { list: string }) {
  const picker = pickerPathOf(list);
  usePage(TITLE, [listCrumb(list), { label: 'Novo orçamento', href: picker }]);
  const [client, setClient] = useState<Person | null>(null);
  const isEmpty = useDraft(({ items }) => items.length === 0);
  const { confirm, running } = useClosing(list);
  return (
    <>
      <PageHead title={TITLE}>
        <Button
          type="primary"
          disabled={!client || isEmpty}
          loading={running}
          onClick={() => client && void confirm(client)}
        >
          Confirmar orçamento
        </Button>
      </PageHead>
      <Sections>
        <ClientChoice client={client} onChoose={setClient} />
        <DraftItems picker={picker} />
      </Sections>
    </>
  );
}
