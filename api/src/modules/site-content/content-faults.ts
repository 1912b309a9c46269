import { requiredSentence } from '@rodovia/shared/contracts/records';
import { foldText, hiddenInLine, isBlank, isPlainLine } from '@rodovia/shared/contracts/rules';
import type { SiteContentInput } from '@rodovia/shared/contracts/site';
import type { FieldErrors } from '../../base/http-error';
import type { LinkCheck } from './link-faults';

type Item = SiteContentInput['sections'][number]['items'][number];

/** Number of items of the first section. */
const FIRST_SECTION = 1;

/** Collects errors by field path in the content (`sections.1.items.0.link`). */
class Faults {
  readonly errors: FieldErrors = {};

  add(path: string, sentence: string | undefined): void {
    if (sentence) this.errors[path] ??= sentence;
  }

  line(path: string, label: string, text: string, isRequired = true): void {
    if (isRequired && isBlank(text)) this.add(path, requiredSentence(label));
    else if (!isPlainLine(text)) this.add(path, hiddenInLine(label));
  }

  /** Requires distinct texts of adjacent entries. */
  unique(texts: readonly string[], pathOf: (index: number) => string): void {
    const seen = new Set<string>();
    for (const [index, text] of texts.entries()) {
      const key = foldText(text.trim());
      if (key && seen.has(key)) this.add(pathOf(index), 'Já há outro com este texto.');
      seen.add(key);
    }
  }
}

/** Data needed to validate content. */
export interface Known {
  linkFault: LinkCheck;
  hasPicture: (url: string) => boolean;
}

async function link(faults: Faults, { linkFault }: Known, path: string, href?: string): Promise<void> {
  const address = href?.trim() ?? '';
  faults.add(path, address ? await linkFault(address) : requiredSentence('Link'));
}

async function itemFaults(faults: Faults, known: Known, place: string, item: Item): Promise<void> {
  faults.line(`${place}.title`, 'Título', item.title);
  faults.line(`${place}.description`, 'Descrição', item.description, false);
  if (!known.hasPicture(item.image.trim()))
    faults.add(`${place}.image`, 'Escolha uma das imagens da loja ou envie outra.');
  await link(faults, known, `${place}.link`, item.link);
}

async function sectionFaults(faults: Faults, known: Known, { sections }: SiteContentInput): Promise<void> {
  faults.unique(
    sections.map(({ title }) => title),
    (index) => `sections.${index}.title`,
  );
  for (const [at, { title, items }] of sections.entries()) {
    const here = `sections.${at}`;
    faults.line(`${here}.title`, 'Título', title);
    if (items.length === 0) faults.add(`${here}.items`, 'Deixe ao menos um item na seção.');
    if (at === 0 && items.length > FIRST_SECTION) faults.add(`${here}.items`, 'A primeira seção mostra um item só.');
    faults.unique(
      items.map((item) => item.title),
      (index) => `${here}.items.${index}.title`,
    );
    for (const [index, item] of items.entries()) await itemFaults(faults, known, `${here}.items.${index}`, item);
  }
}

async function menuFaults(faults: Faults, known: Known, { menu }: SiteContentInput): Promise<void> {
  if (menu.length === 0) faults.add('menu', 'Deixe ao menos um item no menu.');
  faults.unique(
    menu.map(({ item }) => item),
    (index) => `menu.${index}.item`,
  );
  for (const [index, { item, href, subItems }] of menu.entries()) {
    const place = `menu.${index}`;
    faults.line(`${place}.item`, 'Texto', item);
    if (subItems.length === 0) await link(faults, known, `${place}.href`, href);
    faults.unique(
      subItems.map((sub) => sub.item),
      (at) => `${place}.subItems.${at}.item`,
    );
    for (const [at, sub] of subItems.entries()) {
      faults.line(`${place}.subItems.${at}.item`, 'Texto', sub.item);
      if (!isBlank(sub.href)) await link(faults, known, `${place}.subItems.${at}.href`, sub.href);
    }
  }
}

async function linkFaults(faults: Faults, known: Known, { links }: SiteContentInput): Promise<void> {
  faults.unique(
    links.map(({ label }) => label),
    (index) => `links.${index}.label`,
  );
  for (const [index, { label, href }] of links.entries()) {
    faults.line(`links.${index}.label`, 'Texto', label);
    await link(faults, known, `links.${index}.href`, href);
  }
}

/** Returns the errors of content by field path; empty if it can be published. */
export async function contentFaults(content: SiteContentInput, known: Known): Promise<FieldErrors> {
  const faults = new Faults();
  await sectionFaults(faults, known, content);
  await menuFaults(faults, known, content);
  await linkFaults(faults, known, content);
  return faults.errors;
}
