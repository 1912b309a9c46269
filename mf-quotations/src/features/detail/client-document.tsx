import type { PersonDocument } from '@rodovia/shared/contracts/people';
import { maskCnpj, maskCpf } from '@rodovia/shared/contracts/rules';
import { Button, feedback } from '@rodovia/shared/crud';
import { api } from '@rodovia/shared/runtime';
import { useState } from 'react';

const written = ({ PhysicalDocument, LegalDocument }: PersonDocument) =>
  (PhysicalDocument ? maskCpf(PhysicalDocument) : maskCnpj(LegalDocument)) || 'Não informado';

/** A client's document, revealed on request; the server records who viewed it. */
export function ClientDocument({ personCode }: { personCode: string }) {
  const [document, setDocument] = useState('');
  const [busy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      setDocument(written(await api.get<PersonDocument>(`/person/${personCode}/document`)));
    } catch (error) {
      feedback.failed(error);
    }
    setBusy(false);
  };
  if (document) return document;
  return (
    <Button size="small" loading={busy} title="A consulta fica registrada" onClick={show}>
      Ver documento
    </Button>
  );
}
