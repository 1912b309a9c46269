import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Attributes whose text nobody reads. */
const SILENT = new Set(['className', 'd', 'viewBox', 'style', 'rel', 'role', 'type', 'name', 'id', 'htmlFor', 'href']);

/** Whether a text may be one that people read: words, and not an identifier or a class. */
const isSentence = (text) =>
  /\p{Ll}{2}/u.test(text) && (/\p{L}[,:.]? \p{L}/u.test(text) || /^\p{Lu}|[^\x20-\x7e]/u.test(text));

/** Returns the text of JSX as React shows it: without line breaks and the indentation around them. */
const shownText = (text) =>
  text
    .replace(/^[ \t]*\n\s*|\s*\n[ \t]*$/g, '')
    .split(/\s*\n\s*/)
    .join(' ');

/** Returns the text of a template, with its values as `{0}`, `{1}`. */
const templateText = ({ head, templateSpans }) =>
  templateSpans.reduce((text, { literal }, at) => `${text}{${at}}${literal.text}`, head.text);

/** Whether a node is in a place where texts are not read: names, types, imports, silent attributes. */
function isSilent(node) {
  const { parent } = node;
  if (!parent) return false;
  if (ts.isJsxAttribute(parent)) return SILENT.has(parent.name.getText());
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) && isSilent(parent);
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isElementAccessExpression(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword)
  );
}

/** Returns the text of a node, with `{0}` for values; undefined if it has none. */
function textOf(node) {
  if (ts.isJsxText(node)) return shownText(node.text).trim();
  if (ts.isTemplateExpression(node)) return templateText(node);
  return ts.isStringLiteralLike(node) ? node.text : undefined;
}

/** Returns the sentence that a node is; undefined for every other node. */
function sentenceOf(node) {
  const text = textOf(node);
  return text !== undefined && isSentence(text) && !isSilent(node) ? text : undefined;
}

/**
 * Returns the sentences of a source, each with its line.
 * @param {string} file name with extension
 * @param {string} text
 * @returns {{ sentence: string, line: number }[]}
 */
export function sentencesIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    const sentence = sentenceOf(node);
    if (sentence) found.push({ sentence, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns a template with the values of another one in the places that a translation gives them. */
function translatedTemplate(factory, text, values) {
  const [head, ...rest] = text.split(/\{(\d+)\}/);
  const spans = [];
  for (let at = 0; at < rest.length; at += 2) {
    const literal = at + 2 < rest.length ? factory.createTemplateMiddle : factory.createTemplateTail;
    spans.push(factory.createTemplateSpan(values[Number(rest[at])], literal(rest[at + 1])));
  }
  return factory.createTemplateExpression(factory.createTemplateHead(head), spans);
}

/** Returns what takes the place of a node in another language. */
function translatedNode(factory, node, text) {
  if (ts.isTemplateExpression(node))
    return translatedTemplate(
      factory,
      text,
      node.templateSpans.map(({ expression }) => expression),
    );
  if (!ts.isJsxText(node)) return factory.createStringLiteral(text);
  const shown = shownText(node.text);
  const spaced = `${/^\s*/.exec(shown)[0]}${text}${/\s*$/.exec(shown)[0]}`;
  return factory.createJsxExpression(undefined, factory.createStringLiteral(spaced));
}

/**
 * Returns a transformer of TypeScript that replaces sentences by their translations. What has none stays as it is.
 * @param {(file: string) => Record<string, string>} translationsOf returns the translations for a source
 */
export const translator = (translationsOf) => (context) => (source) => {
  const translations = translationsOf(source.fileName);
  const visit = (node) => {
    const text = translations[sentenceOf(node)];
    const visited = ts.visitEachChild(node, visit, context);
    return text === undefined ? visited : translatedNode(context.factory, visited, text);
  };
  return ts.visitNode(source, visit);
};

/** Returns the file with the translations of a package into a language. */
export const translationFile = (name, language) => path.join(root, name, `sentences.${language}.json`);

/** Reads the translations of each package into a language once. */
function readTranslations(language) {
  const known = new Map();
  return (file) => {
    const [name] = path.relative(root, file).split(path.sep);
    if (!known.has(name)) {
      const place = translationFile(name, language);
      known.set(name, existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {});
    }
    return known.get(name);
  };
}

/** Returns the transformers of a build in `SITE_LANGUAGE`; none if it is not set, for Portuguese. */
export function languageTransformers() {
  const { SITE_LANGUAGE: language } = process.env;
  return language ? [translator(readTranslations(language))] : [];
}
