import { NavLink, useLocation } from '@rodovia/shared/router';
import { boardPathOf } from './paths';
import styles from './view-switch.module.css';

/** Links between the list of quotations and their board, with the same filters. */
export function ViewSwitch({ list }: { list: string }) {
  const { search } = useLocation();
  return (
    <nav aria-label="Forma de ver os orçamentos" className={styles.switch}>
      <NavLink end to={`${list}${search}`}>
        Lista
      </NavLink>
      <NavLink end to={`${boardPathOf(list)}${search}`}>
        Quadro
      </NavLink>
    </nav>
  );
}
