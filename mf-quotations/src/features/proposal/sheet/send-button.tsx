import { formatCents, type Proposal } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Button, Facts, feedback } from '@rodovia/shared/crud';
import { ApiError } from '@rodovia/shared/runtime';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { mailSentence } from '../../../client-reach';
import { StepDialog } from '../../../steps/step-dialog';
import { readAgain, send, take } from '../calls';
import { isPending } from '../draft/draft';
import { draftTotals } from '../draft/totals';
import type { Editor } from '../saving/use-editor';
import { doubtsOf } from './doubts';
import { type Obstacle, obstacleOf, refusedObstacle } from './obstacle';
import styles from './sheet.module.css';

interface Props {
  /** The sheet, in which Ctrl+Enter sends from every field. */
  sheet: RefObject<HTMLElement | null>;
  quotation: ShoppingCart;
  proposal: Proposal;
  editor: Editor;
  /** Shows a problem that prevents sending and focuses it. */
  onObstacle: (obstacle: Obstacle | null) => void;
}

const daysWords = (text: string) => (text.trim() === '1' ? '1 dia útil' : `${text.trim()} dias úteis`);

function Summary({ quotation, editor: { sheet } }: Pick<Props, 'quotation' | 'editor'>) {
  const { lines } = sheet.draft;
  const declined = lines.filter((line) => line.declined).length;
  const pending = lines.filter(isPending);
  return (
    <>
      <Facts
        facts={[
          ['Cliente', quotation.Person?.Name],
          ['Total', formatCents(draftTotals(sheet.draft).totalCents)],
          ['Itens', lines.length - declined - pending.length],
          ['Não atendidos', declined || ''],
          ['A esclarecer', pending.map(({ description }) => `“${description}”`).join(', ')],
          ['Validade', `${daysWords(sheet.draft.terms.validityDays)} a partir de hoje`],
        ]}
      />
      <p>
        {mailSentence(quotation.Person, 'O cliente recebe um e-mail com o endereço da proposta.')} Depois de enviada,
        ela não muda mais: corrige-se com outra versão.
      </p>
    </>
  );
}

interface DoubtsProps {
  doubts: readonly string[];
  checked: boolean;
  onCheck: (checked: boolean) => void;
}

/** Unusual amounts, which have to be confirmed apart. */
const Doubts = ({ doubts, checked, onCheck }: DoubtsProps) => (
  <section className={styles.doubts} aria-label="Valores fora do comum">
    <p>Confira estes valores antes de enviar:</p>
    <ul>
      {doubts.map((doubt) => (
        <li key={doubt}>{doubt}</li>
      ))}
    </ul>
    <label>
      <input type="checkbox" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
      Conferi: os valores estão certos
    </label>
  </section>
);

/** Calls `onPress` for Ctrl+Enter within an element. */
function useCtrlEnter(root: RefObject<HTMLElement | null>, onPress: () => void) {
  const present = useRef(onPress);
  present.current = onPress;
  useEffect(() => {
    const element = root.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
      event.preventDefault();
      present.current();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [root]);
}

/** Sends the draft after confirming recipient, total and validity. Unanswered lines are focused first. */
export function SendButton({ sheet: root, quotation, proposal, editor, onObstacle }: Props) {
  const [asking, setAsking] = useState(false);
  const [running, setRunning] = useState(false);
  const [isChecked, setIsChecked] = useState(false);
  const { saver, sheet } = editor;
  const begin = async () => {
    const obstacle = obstacleOf(sheet.draft);
    onObstacle(obstacle);
    if (obstacle) return;
    setRunning(true);
    const isSaved = await saver.flush();
    setRunning(false);
    setIsChecked(false);
    if (isSaved) setAsking(true);
    else onObstacle({ message: 'O rascunho ainda não foi salvo. Assim que for, envie de novo.' });
  };
  const go = async () => {
    try {
      await send({ Code: proposal.Code, Version: saver.state().version });
    } catch (error) {
      const refused = refusedObstacle(error);
      if (refused) onObstacle(refused);
      else await take(Promise.reject(error));
      return error instanceof ApiError && error.kind === 'http';
    }
    saver.close();
    feedback.done('Proposta enviada!');
    await readAgain();
    return true;
  };
  useCtrlEnter(root, () => {
    if (!running && !asking) void begin();
  });
  const doubts = asking ? doubtsOf(sheet.draft) : [];
  return (
    <>
      <Button type="primary" loading={running} aria-keyshortcuts="Control+Enter" onClick={() => void begin()}>
        Enviar proposta
      </Button>
      {asking && (
        <StepDialog
          title={`Enviar a proposta do orçamento nº ${quotation.Number}?`}
          ok="Enviar proposta"
          incomplete={doubts.length > 0 && !isChecked}
          onGo={go}
          onClose={() => setAsking(false)}
        >
          <Summary quotation={quotation} editor={editor} />
          {doubts.length > 0 && <Doubts doubts={doubts} checked={isChecked} onCheck={setIsChecked} />}
        </StepDialog>
      )}
    </>
  );
}
