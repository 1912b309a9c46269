/** A part of a plain text. Headings are of the second or third level: the first is the page's own. */
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
 * The parts of a text: a line that begins with `# ` or `## ` is a heading, lines that begin with `- ` are a list, and
 * what is between empty lines is a paragraph. Everything else is shown as it is written.
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

/** True for what a page begins to say. */
export const isParagraph = (block: Block) => block.kind === 'paragraph';
