/** Names of the facts that a ready text can contain, in braces: `{cliente}`. */
export const TEMPLATE_FIELDS = ['cliente', 'número', 'total', 'validade', 'vendedor', 'empresa'] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

/** Facts of a quotation by field; undefined for those that it does not have. */
export type TemplateFacts = Partial<Record<TemplateField, string>>;

const FIELD = /\{([^{}]*)\}/g;

const fieldsIn = (text: string): string[] => [...text.matchAll(FIELD)].map(([, name = '']) => name.trim());

const isField = (name: string): name is TemplateField => (TEMPLATE_FIELDS as readonly string[]).includes(name);

const listed = TEMPLATE_FIELDS.map((name) => `{${name}}`).join(', ');

/** Describes the fields that a ready text can contain. */
export const templateFieldsHint = `Campos que se preenchem sozinhos: ${listed}.`;

/** Returns the message for a text with a field that does not exist; undefined if there is none. */
export function unknownTemplateField(text: string): string | undefined {
  const unknown = fieldsIn(text).find((name) => !isField(name));
  return unknown === undefined ? undefined : `O campo {${unknown}} não existe. Use ${listed}.`;
}

/** Returns the fields of a text that have no fact. */
export const missingTemplateFacts = (text: string, facts: TemplateFacts): TemplateField[] =>
  [...new Set(fieldsIn(text))].filter(isField).filter((name) => !facts[name]);

/** Returns a text with the facts in place of its fields; what has no fact stays as it is. */
export const fillTemplate = (text: string, facts: TemplateFacts): string =>
  text.replace(FIELD, (field, name: string) => facts[name.trim() as TemplateField] || field);

/** Adds a text to what was typed, on a line of its own. */
export const appendText = (typed: string, added: string): string =>
  typed.trim() === '' ? added : `${typed.trimEnd()}\n${added}`;
