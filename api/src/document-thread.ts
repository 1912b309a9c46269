import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import type { Made, Order } from './documents/document-maker';
import { type ProposalPaper, proposalPaper } from './documents/proposal-paper';

// On Linux a priority applies to the calling thread: pages have precedence over documents.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const FONTS = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto');
const font = (name: string) => join(FONTS, `Roboto-${name}.ttf`);

pdfmake.setFonts({
  Roboto: {
    normal: font('Regular'),
    bold: font('Medium'),
    italics: font('Italic'),
    bolditalics: font('MediumItalic'),
  },
});
// content of a proposal must not fetch or open anything
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path: string) => path.startsWith(FONTS));

async function make({ id, paper }: Order): Promise<Made> {
  try {
    return { id, content: await pdfmake.createPdf(proposalPaper(paper as ProposalPaper)).getBuffer() };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

parentPort?.on('message', (order: Order) => {
  void make(order).then((made) => parentPort?.postMessage(made));
});
