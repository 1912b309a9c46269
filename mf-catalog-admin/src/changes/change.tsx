import styles from './change.module.css';

interface Props {
  before: string;
  after: string;
}

/** Old and new value, distinguished by colour and, for screen readers, by text. */
export const Change = ({ before, after }: Props) => (
  <span className={styles.change}>
    <span className={styles.words}>antes: </span>
    <del>{before || 'vazio'}</del>
    <span aria-hidden="true"> → </span>
    <span className={styles.words}>, depois: </span>
    <ins>{after || 'vazio'}</ins>
  </span>
);
