import styles from './home-page.module.css';

const CARDS = [1, 2, 3, 4, 5];

/** Placeholder of home, of the same height, until its content arrives. */
export function HomeSkeleton() {
  return (
    <div className={styles.home} aria-busy="true">
      <div className={`${styles.hero} ${styles.blank}`} />
      <div className={styles.section}>
        <ul className={styles.cards}>
          {CARDS.map((n) => (
            <li key={n} className={`${styles.card} ${styles.blankCard}`} />
          ))}
        </ul>
      </div>
    </div>
  );
}
