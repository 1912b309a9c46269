/** A part of a document. Headings are of level two or three, since the first is the page's own. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

const HEADINGS = [
  ['## ', 3],
  ['# ', 2],
] as const;
const ITEM = '- ';

function headingOf(line: string): Block | undefined {
  const [mark, level] = HEADINGS.find(([mark]) => line.startsWith(mark)) ?? [];
  return mark && level && { kind: 'heading', level, text: line.slice(mark.length).trim() };
}

/**
 * Parses a document: lines that begin with `# ` or `## ` are headings, lines that begin with `- ` are a list, and text
 * between empty lines is a paragraph. Everything else is shown literally.
 */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let last: Block | undefined;
  const begin = (block: Block) => {
    blocks.push(block);
    last = block;
  };
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const heading = headingOf(line);
    if (line === '') last = undefined;
    else if (heading) begin(heading);
    else if (line.startsWith(ITEM)) {
      const item = line.slice(ITEM.length).trim();
      if (last?.kind === 'list') last.items.push(item);
      else begin({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') last.text += ` ${line}`;
    else begin({ kind: 'paragraph', text: line });
  }
  return blocks;
}

/** Returns whether a block is a paragraph. */
export const isParagraph = (block: Block) => block.kind === 'paragraph';
