import styles from './home-page.module.css';

/** Placeholder of home until its content arrives. */
export const HomeSkeleton = () => (
  <div className={styles.home} aria-busy="true">
    <div className={styles.blank} />
    <div className={styles.blank} />
  </div>
);
