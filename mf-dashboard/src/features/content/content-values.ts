import type { SiteContentInput, SiteDraft } from '@rodovia/shared/contracts/site';
import { contentInputOf } from '@rodovia/shared/contracts/site';

export type SectionInput = SiteContentInput['sections'][number];
export type ItemInput = SectionInput['items'][number];
export type MenuInput = SiteContentInput['menu'][number];
export type EntryInput = MenuInput['subItems'][number];
export type LinkInput = SiteContentInput['links'][number];

/** Parts of the content. Each is a form field with the part as JSON, so that it is stored and compared as text. */
export const PARTS = ['section0', 'section1', 'section2', 'section3', 'section4', 'menu', 'links'] as const;
export type Part = (typeof PARTS)[number];
export type ContentValues = Record<Part, string>;

export const SECTION_PARTS = PARTS.slice(0, 5) as Part[];

/** Names of the sections of the home page. */
export const SECTION_LABELS: Record<string, string> = {
  section0: '1ª seção: abertura',
  section1: '2ª seção: cartões',
  section2: '3ª seção: cartões',
  section3: '4ª seção: passos numerados',
  section4: '5ª seção: história',
};

export const partLabel = (part: Part) => SECTION_LABELS[part] ?? (part === 'menu' ? 'Menu da loja' : 'Links do rodapé');

export function valuesOf({ Content }: Pick<SiteDraft, 'Content'>): ContentValues {
  const { sections, menu, links } = contentInputOf(Content);
  const texts = [...sections, menu, links].map((part) => JSON.stringify(part));
  return Object.fromEntries(PARTS.map((part, index) => [part, texts[index] ?? ''])) as ContentValues;
}

export const inputOf = (values: ContentValues): SiteContentInput => ({
  sections: SECTION_PARTS.map((part) => JSON.parse(values[part]) as SectionInput),
  menu: JSON.parse(values.menu) as MenuInput[],
  links: JSON.parse(values.links) as LinkInput[],
});

/** Splits a server's field path (`sections.1.items.0.link`) into the part and the path within it. */
export function placeOf(path: string): { part: Part; within: string } | undefined {
  const [first = '', ...rest] = path.split('.');
  const isSection = first === 'sections';
  const name = isSection ? `section${rest[0]}` : first;
  const part = PARTS.find((one) => one === name);
  return part && { part, within: rest.slice(isSection ? 1 : 0).join('.') };
}

/** Errors by part, and within it by field path. */
export type Complaints = Partial<Record<Part, Record<string, string>>>;

export function complaintsOf(errors: Readonly<Record<string, string>>): Complaints {
  const found: Complaints = {};
  for (const [path, sentence] of Object.entries(errors)) {
    const place = placeOf(path);
    if (place) found[place.part] = { ...found[place.part], [place.within]: sentence };
  }
  return found;
}

const entryText = ({ item, href }: EntryInput) => (href ? `${item} (${href})` : item);

/** Describes a part as text, for choosing between two versions. */
export function partText(part: Part, json: string): string {
  if (part === 'menu')
    return (JSON.parse(json) as MenuInput[])
      .map((one) => [entryText(one), ...one.subItems.map(entryText)].join(', '))
      .join('; ');
  if (part === 'links') return (JSON.parse(json) as LinkInput[]).map(({ label }) => label).join(', ');
  const { title, items } = JSON.parse(json) as SectionInput;
  return `${title}: ${items.map((item) => `${item.title} – ${item.description} (${item.link})`).join('; ')}`;
}

/** Returns a new item with the picture of the previous one. */
export const newItem = (image = '/api/site-image/estrada.svg'): ItemInput => ({
  title: '',
  description: '',
  image,
  link: '',
});

/** Returns the list with an item moved. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, index) => index !== from);
  const one = list[from];
  return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)];
}
