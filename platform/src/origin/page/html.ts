/** An inlined style sheet. Modules have sheets of the same name, so their loaders look for the whole path. */
export interface InlineStyle {
  path: string;
  text: string;
}

/** A file of the page with its integrity digest. */
export interface PageFile {
  href: string;
  integrity?: string;
  /** Whether it is an ES module. */
  isModule?: boolean;
}

/** Serializes JSON that cannot end its script element. */
export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns the integrity attribute of a file. */
export const integrityOf = ({ integrity }: PageFile) => (integrity ? ` integrity="${integrity}"` : '');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns a text as part of an element or of a quoted attribute. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
