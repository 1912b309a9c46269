import { Link, useLocation } from '@rodovia/shared/router';
import { usePageInfo } from '@rodovia/shared/runtime';
import styles from './breadcrumb.module.css';

/** Breadcrumbs of a public page; the home page has none. Their space is reserved until the page sets them. */
export function Breadcrumb() {
  const crumbs = usePageInfo((info) => info.crumbs);
  const { pathname } = useLocation();
  if (pathname === '/' || crumbs?.length === 0) return null;
  return (
    <nav aria-label="Você está em" className={styles.breadcrumb}>
      <ol className={styles.list}>
        {crumbs && (
          <li>
            <Link to="/">Início</Link>
          </li>
        )}
        {crumbs?.map(({ label, href }) => (
          <li key={label} aria-current={href ? undefined : 'page'}>
            {href ? <Link to={href}>{label}</Link> : label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
