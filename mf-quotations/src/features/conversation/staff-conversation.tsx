import type { ShoppingCart } from '@rodovia/shared/contracts';
import { Conversation } from '@rodovia/shared/conversation';

const PURPOSE =
  'Escreva ao cliente sobre este orçamento. Ele lê na página do orçamento; enquanto não ler, é avisado por e-mail.';

/** The conversation as staff have it. */
export const StaffConversation = ({ quotation: { Code } }: { quotation: ShoppingCart }) => (
  <Conversation quotationCode={Code} side="STAFF" purpose={PURPOSE} />
);
