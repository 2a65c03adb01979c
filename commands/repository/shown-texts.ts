import ts from 'typescript';
import { isProductionSource, readSourceFiles, type SourceFile } from './sources.ts';

/** A text that people read, with the place where it is written. */
export interface ShownText {
  path: string;
  line: number;
  text: string;
}

/** The sources of the shop: pages, components, the API's messages and mails, and content. */
const shopGlobs = [
  'apps/storefront/{app,server}/**/*.{ts,tsx}',
  'apps/api/src/**/*.ts',
  'packages/{contract,pricing,client}/src/**/*.ts',
  'packages/ui/src/**/*.{ts,tsx}',
];

/**
 * Reads every text of the shop that can be found without running it: the text in JSX, all strings of its sources that
 * may be sentences, and the strings of the catalogue.
 */
export function readShopTexts(): ShownText[] {
  const sources = readSourceFiles(...shopGlobs).filter(isProductionSource);
  const data = readSourceFiles('packages/catalogue/data/**/*.json');
  return [...sources.flatMap(parseSourceTexts), ...data.flatMap(parseJsonTexts)];
}

/** The stories, and the fixtures and forms that they show. */
const storyGlobs = [
  '{apps/storefront/app,packages/ui/src}/**/*.{stories,fixtures}.{ts,tsx}',
  'packages/ui/src/**/*-fixture.tsx',
  'packages/ui/src/*/testing/*-form.tsx',
];

/** Reads every text of the stories: those of the shop that they quote, and the names of their steps. */
export function readStoryTexts(): ShownText[] {
  return readSourceFiles(...storyGlobs).flatMap(parseSourceTexts);
}

/** JSX attributes that are never shown. */
const technicalAttributes = /^(className|class|id|key|name|type|href|to|rel|sizes|d|viewBox|data-.*|style)$/;

/** Returns the JSX texts, strings and parts of template strings of a source file, without comments and imports. */
export function parseSourceTexts({ path, text }: SourceFile): ShownText[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const found: ShownText[] = [];
  const add = (node: ts.Node, shown: string) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    const compact = shown.replace(/\s+/g, ' ').trim();
    if (/\p{Letter}|\d/u.test(compact)) found.push({ path, line, text: compact });
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxAttribute(node) && technicalAttributes.test(node.name.getText(file))) return;
    if (ts.isTaggedTemplateExpression(node)) return;
    if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
      add(node, node.text);
    if (ts.isTemplateExpression(node))
      add(node, node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join(''));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns the string values of a JSON file. */
function parseJsonTexts({ path, text }: SourceFile): ShownText[] {
  const found: ShownText[] = [];
  JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== 'string') return value;
    const line = text.slice(0, text.indexOf(JSON.stringify(value))).split('\n').length;
    found.push({ path, line, text: value });
    return value;
  });
  return found;
}
