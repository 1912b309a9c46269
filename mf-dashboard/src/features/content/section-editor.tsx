import { SITE_BOUNDS } from '@rodovia/shared/contracts/site';
import styles from './content.module.css';
import { type ItemInput, newItem, type Part, type SectionInput } from './content-values';
import { Line } from './line';
import { LinkLine } from './link-line';
import { ListEditor } from './list-editor';
import { PartEditor } from './part-editor';
import { PictureField } from './picture-field';

interface ItemProps {
  item: ItemInput;
  path: string;
  onChange: (item: ItemInput) => void;
}

function ItemFields({ item, path, onChange }: ItemProps) {
  const put = (change: Partial<ItemInput>) => onChange({ ...item, ...change });
  return (
    <div className={styles.columns}>
      <Line
        label="Título"
        path={`${path}.title`}
        value={item.title}
        most={SITE_BOUNDS.title}
        onChange={(title) => put({ title })}
      />
      <LinkLine path={`${path}.link`} value={item.link} onChange={(link) => put({ link })} />
      <Line
        label="Descrição"
        path={`${path}.description`}
        value={item.description}
        most={SITE_BOUNDS.description}
        rows={2}
        optional
        onChange={(description) => put({ description })}
      />
      <PictureField path={`${path}.image`} value={item.image} onChange={(image) => put({ image })} />
    </div>
  );
}

const FIRST: Part = 'section0';

const summary = ({ title, items }: SectionInput) =>
  `${title} · ${items.length} ${items.length === 1 ? 'item' : 'itens'}`;

/** Editor of a home page section: title and items. */
export const SectionEditor = ({ part }: { part: Part }) => (
  <PartEditor<SectionInput> part={part} summary={summary}>
    {(section, change) => (
      <>
        <Line
          label="Título da seção"
          path="title"
          value={section.title}
          most={SITE_BOUNDS.title}
          onChange={(title) => change({ ...section, title })}
        />
        {part !== FIRST && (
          <p className={styles.soft}>Um item cujo título é uma medida mostra o desenho do pneu no lugar da imagem.</p>
        )}
        <ListEditor
          path="items"
          label="Itens"
          one="item"
          most={part === FIRST ? 1 : SITE_BOUNDS.items}
          items={section.items}
          nameOf={({ title }) => title}
          make={() => newItem(section.items.at(-1)?.image)}
          onChange={(items) => change({ ...section, items })}
        >
          {(item, path, put) => <ItemFields item={item} path={path} onChange={put} />}
        </ListEditor>
      </>
    )}
  </PartEditor>
);
