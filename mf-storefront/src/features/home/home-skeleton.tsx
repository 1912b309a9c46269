import styles from './home-page.module.css';

/** Placeholder of the home page. */
export const HomeSkeleton = () => (
  <div className={styles.home} aria-busy="true">
    <div className={styles.blank} data-hero="" />
    <div className={styles.blank} />
  </div>
);
