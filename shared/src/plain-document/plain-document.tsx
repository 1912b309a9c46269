import { type Block, blocksOf } from './blocks';
import styles from './plain-document.module.css';

export { blocksOf, isParagraph } from './blocks';

function Part({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'heading') return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
  return (
    <ul>
      {block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their position
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** Renders a plain-text document with headings, paragraphs and lists. Markup in it is never interpreted. */
export function PlainDocument({ text }: { text: string }) {
  return (
    <div className={styles.document}>
      {blocksOf(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their position
        <Part key={index} block={block} />
      ))}
    </div>
  );
}
