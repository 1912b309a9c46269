import { Link } from '@rodovia/shared/router';
import { type Crumb, usePageInfo } from '@rodovia/shared/runtime';
import styles from './breadcrumb.module.css';

interface Props {
  root: Crumb;
  /** Title of the page until the page sets one. */
  place: string;
}

/** Breadcrumbs: from `root` over the page's own to the page itself. */
export function Breadcrumb({ root, place }: Props) {
  const { title: pageTitle, crumbs } = usePageInfo();
  const title = pageTitle || place;
  const trail: Crumb[] = title === root.label ? [] : [root, ...(crumbs ?? []).filter(({ href }) => href !== root.href)];
  return (
    <nav aria-label="Trilha de navegação" className={styles.trail}>
      <ol className={styles.list}>
        {trail.map(({ label, href }) => (
          <li key={label}>{href ? <Link to={href}>{label}</Link> : label}</li>
        ))}
        {title && <li aria-current="page">{title}</li>}
      </ol>
    </nav>
  );
}
