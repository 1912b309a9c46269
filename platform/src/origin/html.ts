/** A style sheet written into the page; `name` is what a module's own loader asks for. */
export interface InlineStyle {
  name: string;
  text: string;
}

/** A file that the page names, with the digest that it must have. */
export interface PageFile {
  href: string;
  integrity?: string;
}

/** JSON that cannot end its script element. */
export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The attribute of a file that must be as it was published. */
export const integrityOf = ({ integrity }: PageFile) => (integrity ? ` integrity="${integrity}"` : '');
