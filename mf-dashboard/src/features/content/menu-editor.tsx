import { SITE_BOUNDS } from '@rodovia/shared/contracts/site';
import styles from './content.module.css';
import type { EntryInput, LinkInput, MenuInput } from './content-values';
import { Line } from './line';
import { LinkLine } from './link-line';
import { ListEditor } from './list-editor';
import { PartEditor } from './part-editor';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const SubItems = ({
  entry,
  path,
  onChange,
}: {
  entry: MenuInput;
  path: string;
  onChange: (entry: MenuInput) => void;
}) => (
  <ListEditor<EntryInput>
    path={`${path}.subItems`}
    label={`Itens dentro de ${entry.item || 'este'} (sem link, um item é o título dos seguintes)`}
    one="item"
    most={SITE_BOUNDS.subItems}
    items={entry.subItems}
    nameOf={({ item }) => item}
    make={() => ({ item: '', href: '' })}
    onChange={(subItems) => onChange({ ...entry, subItems })}
  >
    {(sub, at, change) => (
      <div className={styles.columns}>
        <Line
          label="Texto"
          path={`${at}.item`}
          value={sub.item}
          most={SITE_BOUNDS.label}
          onChange={(item) => change({ ...sub, item })}
        />
        <LinkLine path={`${at}.href`} value={sub.href ?? ''} optional onChange={(href) => change({ ...sub, href })} />
      </div>
    )}
  </ListEditor>
);

/** Editor of the public menu with two levels. */
export const MenuEditor = () => (
  <PartEditor<MenuInput[]> part="menu" summary={({ length }) => counted(length, 'item', 'itens')}>
    {(menu, change) => (
      <ListEditor
        path=""
        label="Itens do menu"
        one="item do menu"
        most={SITE_BOUNDS.menu}
        items={menu}
        nameOf={({ item }) => item}
        make={() => ({ item: '', href: '', subItems: [] })}
        onChange={change}
      >
        {(entry, path, put) => (
          <>
            <div className={styles.columns}>
              <Line
                label="Texto"
                path={`${path}.item`}
                value={entry.item}
                most={SITE_BOUNDS.label}
                onChange={(item) => put({ ...entry, item })}
              />
              {entry.subItems.length === 0 && (
                <LinkLine path={`${path}.href`} value={entry.href ?? ''} onChange={(href) => put({ ...entry, href })} />
              )}
            </div>
            <SubItems entry={entry} path={path} onChange={put} />
          </>
        )}
      </ListEditor>
    )}
  </PartEditor>
);

/** Editor of the footer links; privacy, terms and the staff's entrance are fixed. */
export const LinksEditor = () => (
  <PartEditor<LinkInput[]> part="links" summary={({ length }) => counted(length, 'link', 'links')}>
    {(links, change) => (
      <>
        <p className={styles.soft}>Privacidade, Termos de uso e Painel Administrativo ficam sempre no rodapé.</p>
        <ListEditor
          path=""
          label="Links"
          one="link"
          most={SITE_BOUNDS.links}
          items={links}
          nameOf={({ label }) => label}
          make={() => ({ label: '', href: '' })}
          onChange={change}
        >
          {(link, path, put) => (
            <div className={styles.columns}>
              <Line
                label="Texto"
                path={`${path}.label`}
                value={link.label}
                most={SITE_BOUNDS.label}
                onChange={(label) => put({ ...link, label })}
              />
              <LinkLine path={`${path}.href`} value={link.href} onChange={(href) => put({ ...link, href })} />
            </div>
          )}
        </ListEditor>
      </>
    )}
  </PartEditor>
);
