import { basename } from 'node:path';
import ts from 'typescript';

/** An attribute of the element that a placeholder replaces, as written, or nothing. */
type ReadAttribute = (name: string) => string | undefined;

const writePicture = (name: string, read: ReadAttribute | undefined) =>
  `<img ${[writeImageAttributes(writeImage(name)), 'alt=""', read?.('className')].filter(Boolean).join(' ')} />`;

/** What stands for a drawing that exists only in the workbench. */
const elements: Readonly<Record<string, (read?: ReadAttribute) => string>> = {
  SofaFixture: (read) => writePicture('sofa', read),
  SilhouetteFixture: (read) => writePicture('sofa', read),
  SilhouetteFixtureName: () => 'string',
  DimensionDrawingFixture: (read) => writePicture('dimensions', read),
};

/**
 * The functions of fixtures that draw a picture into a data URL: one returns an image with its size, the others only
 * its address.
 */
const drawingFunctions: Readonly<Record<string, string>> = {
  'images.fixtures.ts cutOut': writeImage('item'),
  'images.fixtures.ts asFile': `'/room.webp'`,
  'materials.fixtures.ts woven': `'/cloth.webp'`,
  'flags.fixtures.ts flag': `'/flag.svg'`,
};

/** Returns what the example shows in place of an internal fixture, or nothing if the name is none. */
export function getPlaceholder(name: string, read?: ReadAttribute): string | undefined {
  return elements[name]?.(read);
}

/** Returns a short address in place of a picture: a drawing in a data URL, or a file beside the story. */
export function getDataPlaceholder(node: ts.Node): string | undefined {
  if (ts.isCallExpression(node)) {
    const found = drawingFunctions[`${basename(node.getSourceFile().fileName)} ${node.expression.getText()}`];
    if (found !== undefined) return found;
  }
  if (ts.isTemplateExpression(node) && node.head.text.startsWith('data:image')) return `'/cloth.webp'`;
  if (ts.isPropertyAccessExpression(node) && ts.isNewExpression(node.expression)) {
    const [file] = node.expression.arguments ?? [];
    if (file && ts.isStringLiteral(file) && node.name.text === 'href') return `'/${basename(file.text)}'`;
  }
  return undefined;
}

function writeImage(name: string): string {
  return `{ src: '/${name}.webp', width: 480, height: 360 }`;
}

/** Returns the attributes of an `<img>` for an image as an object literal, without those that follow anyway. */
export function writeImageAttributes(image: string, without: readonly string[] = []): string {
  const [, src, width, height] = /src: '(.*?)', width: (\d+), height: (\d+)/.exec(image) ?? [];
  const attributes = { src: `"${src}"`, width: `{${width}}`, height: `{${height}}` };
  return Object.entries(attributes)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
