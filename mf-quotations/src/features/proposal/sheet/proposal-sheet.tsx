import type { Product } from '@rodovia/shared/contracts/catalog';
import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { centsOf, proposalChanges, writeCents } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { formatNumber } from '@rodovia/shared/runtime';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { ProductDialog } from '../../../product-choice/product-dialog';
import { ChangesTable } from '../changes-table';
import { asProposal } from '../draft/as-proposal';
import type { DraftLine } from '../draft/draft';
import type { Pasted } from '../draft/paste';
import { extraKey } from '../draft/reducer';
import { usualUnit } from '../draft/usual-unit';
import { useNames } from '../names';
import { type Editor, useEditor } from '../saving/use-editor';
import { nameOf } from '../words';
import { BulkBar } from './bulk-bar';
import { Conflict } from './conflict';
import { DiscardButton } from './discard-button';
import { focusCell } from './keys';
import { LineTable } from './lines/line-table';
import { Reasons } from './lines/reasons';
import type { Obstacle } from './obstacle';
import { PreviewButton } from './preview-button';
import { SaveStatus } from './save-status';
import { SendButton } from './send-button';
import styles from './sheet.module.css';
import { TermsForm } from './terms-form';
import { TotalsBar } from './totals-bar';

interface Props {
  quotation: ShoppingCart;
  proposal: Proposal;
  /** The latest sent version, for showing what has changed. */
  latest: Proposal | undefined;
  /** Whether the reader has just opened the sheet. */
  takesFocus: boolean;
}

const offerOf = ({ Code, Description, Size, CodePub }: Product) => ({
  productCode: Code,
  description: Description,
  size: Size,
  codePub: CodePub,
});

const hintOf = ({ PublicPrice }: Product) => (PublicPrice === null ? null : { Cents: centsOf(PublicPrice) });
const priceOf = ({ PublicPrice }: Product) => (PublicPrice === null ? '' : writeCents(centsOf(PublicPrice)));

const extraOf = (product: Product, lines: readonly DraftLine[]): DraftLine => ({
  ...offerOf(product),
  key: extraKey(lines),
  quotationItemCode: null,
  freeItemCode: null,
  requested: null,
  written: null,
  publicPrice: hintOf(product),
  lastPrice: null,
  quantity: '1',
  price: priceOf(product),
  discount: '',
  discountUnit: usualUnit(),
  leadTime: '',
  note: '',
  declined: false,
  declineReason: '',
});

const pastedWords = (filled: number) => (filled === 1 ? 'Colagem de 1 valor' : `Colagem de ${filled} valores`);

function choiceTitle({ requested, written }: Pick<DraftLine, 'requested' | 'written'>): string {
  if (written) return `Responder: ${written.Text} · quantidade ${formatNumber(written.Quantity)}`;
  return requested ? `Substituir ${requested.Description}` : 'Adicionar produto à proposta';
}

/** State of the product selection: for a line, or for a new one. Afterwards the price of the line has the focus. */
function useChoice({ sheet, dispatch }: Editor, root: RefObject<HTMLElement | null>) {
  const [choosing, setChoosing] = useState<DraftLine | 'extra' | null>(null);
  const chosen = useRef<number | null>(null);
  useEffect(() => {
    if (choosing !== null || chosen.current === null || !root.current) return;
    focusCell(root.current, chosen.current, 'price');
    chosen.current = null;
  }, [choosing, root]);
  const close = () => setChoosing(null);
  const choose = (product: Product) => {
    const { lines } = sheet.draft;
    close();
    if (choosing === 'extra') {
      chosen.current = lines.length;
      return dispatch({ type: 'add', lines: [extraOf(product, lines)] });
    }
    if (!choosing) return;
    chosen.current = lines.findIndex(({ key }) => key === choosing.key);
    const offered = { offer: offerOf(product), publicPrice: hintOf(product), price: priceOf(product) };
    dispatch({ type: 'offer', key: choosing.key, ...offered });
  };
  const { requested = null, written = null } = choosing === 'extra' ? {} : (choosing ?? {});
  const dialog = choosing && (
    <ProductDialog
      title={choiceTitle({ requested, written })}
      requested={requested}
      begin={written?.Text}
      onChoose={choose}
      onClose={close}
    />
  );
  return { setChoosing, dialog };
}

/** Focuses the first price after opening the sheet or resolving a conflict. */
function useFirstPrice(isOpening: boolean, isCovered: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef(isOpening);
  useEffect(() => {
    if (isCovered) wanted.current = true;
    else if (wanted.current && root.current) {
      wanted.current = false;
      focusCell(root.current, 0, 'price');
    }
  }, [isCovered]);
  return root;
}

/** The seller's sheet: a priced answer to a quotation with autosave. */
export function ProposalSheet({ quotation, proposal, latest, takesFocus }: Props) {
  const editor = useEditor(proposal);
  const { sheet, dispatch, saving, saver } = editor;
  const names = useNames(proposal, quotation.Person?.Code);
  const { trouble } = saving;
  const root = useFirstPrice(takesFocus, trouble?.kind === 'conflict');
  const { setChoosing, dialog } = useChoice(editor, root);
  const [complaints, setComplaints] = useState<readonly string[]>([]);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const onPasted = useCallback(
    ({ lines, filled, complaints: found }: Pasted) => {
      dispatch({ type: 'fill', lines, what: pastedWords(filled) });
      setComplaints(found);
    },
    [dispatch],
  );
  const onObstacle = (found: Obstacle | null) => {
    setObstacle(found);
    if (found?.cell && root.current) focusCell(root.current, found.cell.row, found.cell.column);
  };
  const { draft } = sheet;
  const shown = () => asProposal(proposal, draft, saving.stored, names);
  if (trouble?.kind === 'conflict')
    return <Conflict proposal={proposal} merged={trouble.merged} names={names} onSettle={editor.settle} />;
  return (
    <div ref={root} className={styles.sheet}>
      <BulkBar undo={sheet.undo} dispatch={dispatch} complaints={complaints} onAdd={() => setChoosing('extra')}>
        <SaveStatus saving={saving} isKept={editor.isKept} savedAt={proposal.Updated} />
      </BulkBar>
      <LineTable lines={draft.lines} dispatch={dispatch} onSubstitute={setChoosing} onPasted={onPasted} />
      <Reasons />
      <TermsForm terms={draft.terms} names={names} dispatch={dispatch} quotation={quotation} />
      {latest && (
        <details className={styles.changed}>
          <summary>O que muda em relação à {nameOf(latest)}</summary>
          <ChangesTable changes={proposalChanges(latest, shown())} before={nameOf(latest)} after="Rascunho" />
        </details>
      )}
      <div className={styles.buttons}>
        <DiscardButton proposal={proposal} saver={saver} />
        <PreviewButton shown={shown()} title="Como o cliente vê a proposta" before={saver.flush} />
      </div>
      <TotalsBar draft={draft} obstacle={obstacle?.message}>
        <SendButton sheet={root} quotation={quotation} proposal={proposal} editor={editor} onObstacle={onObstacle} />
      </TotalsBar>
      {dialog}
    </div>
  );
}
