import { formatCents } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import type { Column } from '@rodovia/shared/crud';
import { ProposalTag } from '@rodovia/shared/proposal-tag';
import { Link } from '@rodovia/shared/router';
import { COMPOSING } from '../../paths';
import styles from './list.module.css';

/** Leads from a row to the sheet of a proposal that nobody has begun. */
function composeLink({ Code, Number: number, Status }: ShoppingCart, list: string) {
  if (Status !== 'IN PROGRESS') return <span className={styles.none}>–</span>;
  return (
    <Link to={`${list}/${Code}`} state={COMPOSING} aria-label={`Montar proposta do orçamento nº ${number}`}>
      Montar proposta
    </Link>
  );
}

const stateOf = ({ Status, ProposalStatus, ProposalExpired }: ShoppingCart) =>
  ProposalStatus && <ProposalTag status={ProposalStatus} expired={ProposalExpired} closed={Status !== 'IN PROGRESS'} />;

/** The same on one line, under the name of the client. */
const briefOf = (row: ShoppingCart) =>
  row.ProposalStatus && (
    <>
      {stateOf(row)} {typeof row.ProposalTotal === 'number' && formatCents(row.ProposalTotal)}
    </>
  );

/** State and total of the proposal, in the list at `list`. */
export const proposalIn = (list: string): Column<ShoppingCart> => ({
  key: 'ProposalStatus',
  title: 'Proposta',
  sortBy: 'ProposalTotal',
  width: 140,
  brief: briefOf,
  render: (row) => {
    const { ProposalTotal: cents } = row;
    if (!row.ProposalStatus) return composeLink(row, list);
    return (
      <span className={styles.lines}>
        {stateOf(row)}
        {typeof cents === 'number' && <span className={styles.amount}>{formatCents(cents)}</span>}
      </span>
    );
  },
});
