import { useFormState } from '@rodovia/shared/forms';
import { callPath, useApi, useSession } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';
import type { AlikeClient, PersonInput } from '../contracts/people';
import styles from './alike-notice.module.css';
import { likenessWords } from './likeness-words';

/** Time in ms without typing after which somebody is looked for. */
const PAUSE_MS = 400;
const PHONE_DIGITS = 10;
const DOCUMENT_SIGNS = 11;

const signs = (text = '') => text.replace(/[^\da-z]/gi, '');

/** Returns the address of the call for what has been typed; null while that is nobody's. */
function alikePath({ mobile, email, isPhysical, physicalDocument, legalDocument }: Partial<PersonInput>) {
  const document = isPhysical ? physicalDocument : legalDocument;
  const traits = {
    mobile: signs(mobile).length >= PHONE_DIGITS ? mobile : undefined,
    email: email?.includes('@') ? email : undefined,
    document: signs(document).length >= DOCUMENT_SIGNS ? document : undefined,
  };
  return Object.values(traits).some(Boolean) ? callPath('/person/alike', traits) : null;
}

/** The last path that stood still for a while. */
function useSettled(path: string | null): string | null {
  const [settled, setSettled] = useState(path);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(path), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [path]);
  return settled;
}

/** Within a form for a new client: names clients who have the same phone, e-mail or document. */
export function AlikeNotice() {
  const { values } = useFormState<PersonInput>({ subscription: { values: true } });
  const path = useSettled(alikePath(values));
  const isAdmin = useSession((session) => session.isAdmin);
  const { data } = useApi<AlikeClient[]>(path ?? '', { enabled: path !== null, unattended: true });
  const found = path === null ? [] : (data ?? []);
  return (
    <div role="status">
      {found.length > 0 && (
        <div className={styles.notice}>
          <strong>{found.length === 1 ? 'Este cliente já existe?' : 'Um destes clientes?'}</strong>
          <ul className={styles.list}>
            {found.map(({ Code, Name, Same, IsActive }) => (
              <li key={Code}>
                {isAdmin ? (
                  <a href={`/admin/clientes/${Code}`} target="_blank" rel="noreferrer">
                    {Name}
                  </a>
                ) : (
                  Name
                )}
                {`: ${likenessWords(Same)}${IsActive ? '' : ', inativo'}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
