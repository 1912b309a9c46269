import type { SiteDraft } from '@rodovia/shared/contracts/site';
import { PageHead, RecordView, Section, Sections } from '@rodovia/shared/crud';
import { ApiError, useApi, usePage } from '@rodovia/shared/runtime';
import { useState } from 'react';
import { settingsCrumb } from '../../settings-crumb';
import { ContentForm, RESOURCE } from './content-form';
import { ContentHistory } from './content-history';
import { ContentSteps } from './content-steps';
import { type Complaints, complaintsOf } from './content-values';

const TITLE = 'Conteúdo da loja';

function Content({ draft }: { draft: SiteDraft }) {
  const [complaints, setComplaints] = useState<Complaints>({});
  const [isDirty, setDirty] = useState(false);
  const [round, setRound] = useState(0);
  const onDone = () => {
    setComplaints({});
    if (!isDirty) setRound(round + 1);
  };
  const onRefused = (error: unknown) => {
    if (error instanceof ApiError) setComplaints(complaintsOf(error.fieldErrors));
  };
  return (
    <Sections>
      <Section title="Página inicial, menu e rodapé" wide>
        <ContentSteps draft={draft} isDirty={isDirty} onRefused={onRefused} onDone={onDone} />
        <ContentForm
          key={round}
          draft={draft}
          complaints={complaints}
          onComplaints={setComplaints}
          onDirty={setDirty}
        />
      </Section>
      <ContentHistory draft={draft} onDone={onDone} />
    </Sections>
  );
}

/** Editor of the shop's content: home page sections, public menu and footer links. For administrators. */
export function ContentPage() {
  usePage(TITLE, [settingsCrumb]);
  const read = useApi<SiteDraft>(`/${RESOURCE}`);
  return (
    <>
      <PageHead title={TITLE} />
      <RecordView read={read} failure="Erro ao carregar o conteúdo da loja!">
        {(draft) => <Content draft={draft} />}
      </RecordView>
    </>
  );
}
