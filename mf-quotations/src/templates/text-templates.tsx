import type { TemplatePurpose, TextTemplate } from '@rodovia/shared/contracts/catalog';
import {
  fillTemplate,
  missingTemplateFacts,
  type ShoppingCart,
  type TemplateFacts,
} from '@rodovia/shared/contracts/quotations';
import type { Shop } from '@rodovia/shared/contracts/site';
import { Button } from '@rodovia/shared/crud';
import { Link } from '@rodovia/shared/router';
import { messageOf, useApi, useSession } from '@rodovia/shared/runtime';
import { useId, useRef, useState } from 'react';
import { templateFacts } from './template-facts';
import styles from './text-templates.module.css';

const KNOWN_MS = 5 * 60_000;
/** Where administrators keep ready texts. */
const SETTINGS = '/admin/configuracoes/textos';

const WORDS: Record<string, string> = { total: 'total da proposta', validade: 'validade da proposta' };

/** Says what a quotation lacks for a text: 'Falta: vendedor.' */
const missingWords = (missing: readonly string[]) => `Falta: ${missing.map((name) => WORDS[name] ?? name).join(', ')}.`;

interface ChoiceProps {
  template: TextTemplate;
  facts: TemplateFacts;
  onChoose: (text: string) => void;
}

function Choice({ template: { Description, Text }, facts, onChoose }: ChoiceProps) {
  const missing = missingTemplateFacts(Text, facts);
  const filled = fillTemplate(Text, facts);
  return (
    <li>
      <button type="button" className={styles.choice} disabled={missing.length > 0} onClick={() => onChoose(filled)}>
        <strong>{Description}</strong>
        <span className={styles.text}>{missing.length > 0 ? missingWords(missing) : filled}</span>
      </button>
    </li>
  );
}

interface Props {
  purpose: TemplatePurpose;
  quotation: ShoppingCart;
  /** Whether the text is part of a draft, whose amount and validity are not decided. */
  inDraft?: boolean;
  /** Whether the button is as high as those of the conversation. */
  isRoomy?: boolean;
  onInsert: (text: string) => void;
}

function Choices({ purpose, quotation, inDraft = false, onInsert }: Omit<Props, 'isRoomy'>) {
  const { data, error, refetch } = useApi<TextTemplate[]>('/text-template', { staleTime: KNOWN_MS });
  const shop = useApi<Shop>('/shop', { staleTime: KNOWN_MS });
  const isAdmin = useSession((session) => session.isAdmin);
  if (error && !data)
    return (
      <p role="alert" className={styles.note}>
        Erro ao carregar os textos prontos! {messageOf(error, '')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          Tentar novamente
        </Button>
      </p>
    );
  if (!data) return <div className={styles.waiting} aria-busy="true" />;
  const all = templateFacts(quotation, shop.data);
  const facts = inDraft ? { ...all, total: undefined, validade: undefined } : all;
  const fitting = data.filter(({ Purpose }) => Purpose === purpose);
  return (
    <>
      {fitting.length === 0 && <p className={styles.note}>Ainda não há textos prontos para isto.</p>}
      <ul className={styles.list}>
        {fitting.map((template) => (
          <Choice key={template.Code} template={template} facts={facts} onChoose={onInsert} />
        ))}
      </ul>
      {isAdmin && (
        <Link to={SETTINGS} className={styles.note}>
          Cuidar dos textos prontos
        </Link>
      )}
    </>
  );
}

/** Button that unfolds the ready texts, which are inserted with the facts of the quotation in place of their fields. */
export function TextTemplates({ isRoomy = false, onInsert, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const around = useRef<HTMLDivElement>(null);
  const panel = useId();
  const close = () => {
    setOpen(false);
    around.current?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the texts inside
    <div
      ref={around}
      className={isRoomy ? `${styles.templates} ${styles.roomy}` : styles.templates}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <Button icon="bookmark" aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
        Texto pronto
      </Button>
      {isOpen && (
        <div id={panel} className={styles.panel}>
          <Choices
            {...props}
            onInsert={(text) => {
              close();
              onInsert(text);
            }}
          />
        </div>
      )}
    </div>
  );
}
