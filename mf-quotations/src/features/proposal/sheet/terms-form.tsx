import { FREIGHT_KINDS, FREIGHT_WORDS, type FreightKind } from '@rodovia/shared/contracts/proposals';
import { appendText, PICKED_UP, type ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { type Dispatch, memo } from 'react';
import { TextTemplates } from '../../../templates/text-templates';
import type { Names } from '../draft/as-proposal';
import type { DraftTerms } from '../draft/draft';
import type { SheetAction } from '../draft/reducer';
import { TERM_LIMITS, termErrors } from '../draft/update';
import styles from './sheet.module.css';
import { TermField as Field } from './term-field';

interface Props {
  terms: DraftTerms;
  names: Names & { failed: boolean };
  dispatch: Dispatch<SheetAction>;
  quotation: ShoppingCart;
}

const optionOf = (value: string, label: string) => (
  <option key={value} value={value}>
    {label}
  </option>
);

type Change = (terms: Partial<DraftTerms>) => void;
type PartProps = Pick<Props, 'terms'> & { names: Names; change: Change };

function Carriage({ terms, names, change }: PartProps) {
  const errors = termErrors(terms);
  return (
    <>
      <Field label="Frete">
        {(control) => (
          <select
            {...control}
            value={terms.freightKind}
            onChange={({ target }) => change({ freightKind: target.value as FreightKind })}
          >
            {FREIGHT_KINDS.map((kind) => optionOf(kind, FREIGHT_WORDS[kind]))}
          </select>
        )}
      </Field>
      {terms.freightKind === 'VALUE' && (
        <Field label="Valor do frete (R$)" error={errors.freight}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={terms.freight}
              onChange={({ target }) => change({ freight: target.value })}
            />
          )}
        </Field>
      )}
      <Field label="Entrega">
        {(control) => (
          <select
            {...control}
            value={terms.deliveryAddressCode ?? ''}
            onChange={({ target }) => change({ deliveryAddressCode: target.value || null })}
          >
            {optionOf('', PICKED_UP)}
            {names.addresses.map(({ code, text }) => optionOf(code, text))}
          </select>
        )}
      </Field>
    </>
  );
}

const STORED_TERM = 'kept';

function Payment({ terms, names, change }: PartProps) {
  const { paymentTermCode, paymentNote } = terms;
  const { paymentNote: error } = termErrors(terms);
  return (
    <>
      <Field label="Condição de pagamento">
        {(control) => (
          <select
            {...control}
            value={paymentTermCode === undefined ? STORED_TERM : (paymentTermCode ?? '')}
            onChange={({ target }) => change({ paymentTermCode: target.value || null })}
          >
            {optionOf('', 'A combinar')}
            {paymentTermCode === undefined && optionOf(STORED_TERM, 'A que está na proposta')}
            {names.terms.map(({ Code, Description }) => optionOf(Code ?? '', Description))}
          </select>
        )}
      </Field>
      <Field label="Detalhe do pagamento" error={error} text={paymentNote} most={TERM_LIMITS.paymentNote}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={paymentNote}
            onChange={({ target }) => change({ paymentNote: target.value })}
          />
        )}
      </Field>
    </>
  );
}

const NOTES = [
  { name: 'clientNote', label: 'Observação para o cliente' },
  { name: 'innerNote', label: 'Anotação interna', hint: 'O cliente não vê.' },
] as const;

function Notes({ terms, change, quotation }: Omit<PartProps, 'names'> & Pick<Props, 'quotation'>) {
  const errors = termErrors(terms);
  return NOTES.map(({ name, ...texts }) => (
    <Field
      key={name}
      {...texts}
      tools={
        name === 'clientNote' && (
          <TextTemplates
            purpose="Observação"
            quotation={quotation}
            inDraft
            onInsert={(text) => change({ clientNote: appendText(terms.clientNote, text) })}
          />
        )
      }
      wide
      error={errors[name]}
      text={terms[name]}
      most={TERM_LIMITS[name]}
    >
      {(control) => (
        <textarea
          {...control}
          rows={3}
          value={terms[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  ));
}

/** Terms of the whole proposal, which a key in a line does not draw again. */
export const TermsForm = memo(function TermsForm({ terms, names, dispatch, quotation }: Props) {
  const change: Change = (changed) => dispatch({ type: 'term', terms: changed });
  const { validityDays } = termErrors(terms);
  return (
    <fieldset className={styles.terms}>
      <legend>Condições</legend>
      {names.failed && (
        <p role="alert" className={`field-error ${styles.note}`}>
          As condições de pagamento ou os endereços do cliente não puderam ser lidos. O que já estava escolhido fica.
        </p>
      )}
      <Carriage terms={terms} names={names} change={change} />
      <Payment terms={terms} names={names} change={change} />
      <Field label="Validade (dias úteis)" error={validityDays} hint="Contados do envio, até o fim do último dia.">
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={terms.validityDays}
            onChange={({ target }) => change({ validityDays: target.value })}
          />
        )}
      </Field>
      <Notes terms={terms} change={change} quotation={quotation} />
    </fieldset>
  );
});
