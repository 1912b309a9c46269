import { Section } from '@rodovia/shared/crud';
import { Link } from '@rodovia/shared/router';
import { DraftLines } from '../../draft/draft-lines';
import styles from '../../draft/draft-lines.module.css';

/** Items of the new quotation, before it is made. */
export const DraftItems = ({ picker }: { picker: string }) => (
  <Section title="Itens" wide>
    <DraftLines />
    <Link to={picker} className={styles.more}>
      Adicionar produtos
    </Link>
  </Section>
);
