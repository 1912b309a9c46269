import { Link } from '@rodovia/shared/router';
import { type Crumb, usePageInfo } from '@rodovia/shared/runtime';
import styles from './breadcrumb.module.css';

interface Props {
  root: Crumb;
  /** How the page is called until it says so itself. */
  place: string;
}

/** Where the page stands: from `root` over the page's own crumbs to the page itself. */
export function Breadcrumb({ root, place }: Props) {
  const { title: said, crumbs } = usePageInfo();
  const title = said || place;
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
