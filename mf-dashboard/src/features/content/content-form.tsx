import { ifMatch } from '@rodovia/shared/contracts/records';
import type { SiteDraft } from '@rodovia/shared/contracts/site';
import { useDraftBase } from '@rodovia/shared/crud';
import { CrudForm } from '@rodovia/shared/crud-form';
import { type ShownField, useVersioned } from '@rodovia/shared/forms';
import { useNavigate } from '@rodovia/shared/router';
import { ApiError, api, invalidate, notify } from '@rodovia/shared/runtime';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { SETTINGS_PATH } from '../../settings-crumb';
import { ComplaintsContext, isUnder } from './complaints';
import styles from './content.module.css';
import {
  type Complaints,
  type ContentValues,
  complaintsOf,
  inputOf,
  PARTS,
  type Part,
  partLabel,
  partText,
  SECTION_PARTS,
  valuesOf,
} from './content-values';
import { contentFailed } from './failed';
import { KnownPages } from './link-line';
import { LinksEditor, MenuEditor } from './menu-editor';
import { SectionEditor } from './section-editor';

export const RESOURCE = 'site-content';

const fields: readonly ShownField<ContentValues>[] = PARTS.map((name) => ({
  name,
  label: partLabel(name),
  show: (values) => partText(name, values[name]),
}));

interface AllComplaints {
  all: Complaints;
  clear: (part: Part, path: string) => void;
}
const AllContext = createContext<AllComplaints>({ all: {}, clear: () => undefined });

function PartComplaints({ part, children }: { part: Part; children: ReactNode }) {
  const { all, clear } = useContext(AllContext);
  const own = all[part];
  const value = useMemo(
    () => ({
      of: (path: string) => own?.[path],
      clear: (path: string) => clear(part, path),
      under: (path: string) => Object.keys(own ?? {}).some((at) => isUnder(path, at)),
    }),
    [own, clear, part],
  );
  return <ComplaintsContext value={value}>{children}</ComplaintsContext>;
}

function Body() {
  return (
    <div className={styles.parts}>
      <KnownPages />
      <h3>Página inicial</h3>
      {SECTION_PARTS.map((part) => (
        <PartComplaints key={part} part={part}>
          <SectionEditor part={part} />
        </PartComplaints>
      ))}
      <h3>Em todas as páginas</h3>
      <PartComplaints part="menu">
        <MenuEditor />
      </PartComplaints>
      <PartComplaints part="links">
        <LinksEditor />
      </PartComplaints>
    </div>
  );
}

const definition = {
  empty: valuesOf({ Content: { Sections: [], Menu: [], Links: [] } }),
  fields: PARTS.map((name) => ({ name, label: partLabel(name) })),
  body: Body,
  valuesOf,
};

/** Marks the parts with errors. */
const marks = (complaints: Complaints) =>
  Object.fromEntries(Object.keys(complaints).map((part) => [part, 'Confira esta parte.']));

interface Props {
  draft: SiteDraft;
  complaints: Complaints;
  onComplaints: (change: (before: Complaints) => Complaints) => void;
  onDirty: (isDirty: boolean) => void;
}

const without = (part: Part, path: string) => (before: Complaints) => ({
  ...before,
  [part]: Object.fromEntries(Object.entries(before[part] ?? {}).filter(([at]) => !isUnder(path, at))),
});

/** Editor of the draft. If somebody else has saved it meanwhile, conflicts are resolved part by part. */
export function ContentForm({ draft, complaints, onComplaints, onDirty }: Props) {
  const navigate = useNavigate();
  const base = useDraftBase(RESOURCE, draft);
  const [isSaved, setSaved] = useState(false);
  const record = isSaved ? draft : base;
  const all = useMemo<AllComplaints>(
    () => ({ all: complaints, clear: (part, path) => onComplaints(without(part, path)) }),
    [complaints, onComplaints],
  );
  const { save, panel } = useVersioned<SiteDraft, ContentValues, Record<string, string> | undefined>({
    record,
    valuesOf,
    fields,
    waiting: {},
    write: async (values, known) => {
      try {
        await api.put(`/${RESOURCE}`, inputOf(values), ifMatch(known));
        onComplaints(() => ({}));
        return undefined;
      } catch (error) {
        if (error instanceof ApiError && error.present) throw error;
        const found = error instanceof ApiError ? complaintsOf(error.fieldErrors) : {};
        onComplaints(() => found);
        if (Object.keys(found).length === 0) contentFailed('Erro ao salvar o rascunho.', error);
        return marks(found);
      }
    },
  });
  const finish = async () => {
    notify.success('Rascunho salvo. Ainda não está no ar.');
    await invalidate(RESOURCE);
    setSaved(true);
  };
  return (
    <AllContext value={all}>
      <CrudForm
        definition={definition}
        initial={valuesOf(record)}
        place={RESOURCE}
        record={record}
        onSubmit={save}
        onSaved={finish}
        onDirty={onDirty}
        onCancel={() => navigate(SETTINGS_PATH)}
        panel={panel}
      />
    </AllContext>
  );
}
