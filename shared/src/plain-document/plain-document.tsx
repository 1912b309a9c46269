import { type Block, blocksOf } from './blocks';
import styles from './plain-document.module.css';

export { blocksOf, isParagraph } from './blocks';

function Part({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'heading') return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
  return (
    <ul>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing but their place
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** A plain text with its headings, paragraphs and lists; nothing in it is ever read as markup. */
export function PlainDocument({ text }: { text: string }) {
  return (
    <div className={styles.document}>
      {blocksOf(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
        <Part key={index} block={block} />
      ))}
    </div>
  );
}
