import styles from './change.module.css';

interface Props {
  before: string;
  after: string;
}

/** Before and after in colour, and in words for those who do not see it. */
export const Change = ({ before, after }: Props) => (
  <span className={styles.change}>
    <span className={styles.words}>antes: </span>
    <del>{before || 'vazio'}</del>
    <span aria-hidden="true"> → </span>
    <span className={styles.words}>, depois: </span>
    <ins>{after || 'vazio'}</ins>
  </span>
);
