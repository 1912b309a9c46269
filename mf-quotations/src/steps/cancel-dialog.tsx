import { appendText, type ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { useFormDraft } from '@rodovia/shared/crud';
import { mailSentence } from '../client-reach';
import { TextTemplates } from '../templates/text-templates';
import type { DialogProps } from './dialog-button';
import { StepDialog } from './step-dialog';
import { cancelQuotation } from './transitions';

/** Confirms the cancellation of an open quotation, with a reason. */
export function CancelDialog({ quotation, place, onClose }: DialogProps & { quotation: ShoppingCart }) {
  const { values, change, leave } = useFormDraft(place, { note: '' }, onClose);
  return (
    <StepDialog
      title={`Cancelar o orçamento nº ${quotation.Number}?`}
      ok="Cancelar orçamento"
      cancel="Manter"
      danger
      note={{
        label: 'Motivo',
        hint: 'O cliente lê este texto no histórico do orçamento.',
        text: values.note,
        onText: (note) => change({ note }),
        tools: (
          <TextTemplates
            purpose="Recusa"
            quotation={quotation}
            onInsert={(text) => change({ note: appendText(values.note, text) })}
          />
        ),
      }}
      onGo={() => cancelQuotation(quotation, values.note.trim())}
      onClose={leave}
    >
      <p>
        Um orçamento cancelado não volta a ser aberto.{' '}
        {mailSentence(quotation.Person, 'O cliente é avisado por e-mail.')}
      </p>
    </StepDialog>
  );
}
