import { createHash } from 'node:crypto';
import { palette } from '@rodovia/shared/contracts/site';
import { OUTER, type Tread, tyreFigure } from '@rodovia/shared/contracts/tyres';
import sharp from 'sharp';
import { createGate } from '../base/gate';
import { passing } from '../base/http-error';
import type { ImageStore } from './image-store';
import { paintedText } from './painted-text';

const { amber, asphalt, asphaltLine, onAsphalt, picture, rim, rubber } = palette;

const MARK = `<g transform="translate(56 48) scale(2.6)"><path d="M11 3h10l8 26H3z" fill="${asphaltLine}"/><path d="M15 5h2l.3 5h-2.6zm-.5 8h3l.4 6h-3.8zm-.6 9h4.2l.4 6h-5z" fill="${amber}"/></g>`;
const NAME = `<g fill="none" stroke="${onAsphalt}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${paintedText('RODOVIA', 162, 68, 46)}</g>`;
/** Lane marking of a road. */
const LANE = `<path d="M0 606H1200" stroke="${amber}" stroke-width="12" stroke-dasharray="96 64"/>`;

function tyre({ size, tread }: SharedTyre): string {
  const { rim: radius, front, blocks, line } = tyreFigure(size, tread);
  return `<rect x="520" y="36" width="640" height="384" rx="16" fill="${picture}"/>
<g transform="translate(542 53) scale(3.5)">
<circle cx="50" cy="50" r="${OUTER / 2 - 1}" fill="${rubber}" stroke="${rubber}" stroke-width="2" stroke-dasharray="${line}"/>
<circle cx="50" cy="50" r="${radius}" fill="${rim}" stroke="${amber}" stroke-width=".8"/>
<circle cx="50" cy="50" r="${radius * 0.6}" fill="none" stroke="${rubber}" stroke-width="${radius * 0.46}" stroke-dasharray="${radius * 0.452} ${radius * 0.302}"/>
<rect x="${front.x}" y="4" width="${front.width}" height="${OUTER}" rx="${front.rx}" fill="${rubber}" stroke="${rubber}" stroke-width="2"/>
<path d="${blocks}" fill="none" stroke="${picture}" stroke-linecap="round" opacity=".5" stroke-width="${line}"/>
</g>`;
}

/** Content of a link preview: the tyre of a size; without one, the shop. */
export interface SharedTyre {
  size: string;
  tread: Tread;
}

function drawing(shown: SharedTyre | null): string {
  const { size, tread } = shown ?? { size: '', tread: 'road' };
  const written = `<g fill="none" stroke="${amber}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${paintedText(size, 60, 452, 96)}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${asphalt}"/>${MARK}${NAME}${tyre({ size, tread })}${written}${LANE}</svg>`;
}

/** Drawing takes both cores, so pictures are drawn one at a time with a short queue. */
const gated = createGate(1, 40, () => passing(503, 'Muitas imagens ao mesmo tempo. Tente em instantes.'));

/** Pictures being drawn, by name, so that simultaneous requests share one. */
const pending = new Map<string, Promise<Buffer>>();

async function drawn(images: ImageStore, name: string, svg: string): Promise<Buffer> {
  const png = await gated(() => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
  await images.put(name, png);
  return png;
}

/**
 * Returns the picture for link previews, 1200 × 630, as PNG. It is drawn once: its name is the digest of the drawing,
 * so a changed drawing is drawn again.
 * @throws {HttpError} 503 if the queue is full.
 */
export async function sharePicture(images: ImageStore, shown: SharedTyre | null): Promise<Buffer> {
  const svg = drawing(shown);
  const name = `share-${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`;
  const known = pending.has(name) ? undefined : await images.get(name);
  if (known) return known;
  const making = pending.get(name) ?? drawn(images, name, svg).finally(() => pending.delete(name));
  pending.set(name, making);
  return making;
}
