import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { Conversation } from '@rodovia/shared/conversation';

const PURPOSE =
  'Escreva ao cliente sobre este orçamento. Ele lê na página do orçamento; enquanto não ler, é avisado por e-mail.';

/** The conversation for staff. */
export const StaffConversation = ({ quotation: { Code } }: { quotation: ShoppingCart }) => (
  <Conversation quotationCode={Code} side="STAFF" purpose={PURPOSE} />
);
