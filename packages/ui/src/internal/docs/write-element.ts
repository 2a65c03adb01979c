/** The width of the column of a docs page, in characters. */
export const codeWidth = 88;

export interface ElementSource {
  tag: string;
  attributes: readonly string[];
  /** As they stand between the tags. */
  children?: string;
  /** What stands before and after the element in its lines. */
  before: string;
  after: string;
}

/** Writes an element as the formatter of the examples would. */
export function writeElement(source: ElementSource): string {
  const { before, after } = source;
  const oneLine = writeOneLine(source);
  if (oneLine !== undefined && before.length + oneLine.length + after.length <= codeWidth) return oneLine;
  const indent = /^\s*/.exec(before)?.[0] ?? '';
  if (!before.trimEnd().endsWith('return')) return writeLines(source, indent);
  // Several lines stand in parentheses.
  const inner = `${indent}  `;
  const alone = oneLine !== undefined && inner.length + oneLine.length <= codeWidth;
  return `(\n${inner}${alone ? oneLine : writeLines(source, inner)}\n${indent})`;
}

/** Returns nothing if the formatter would always take several lines. */
function writeOneLine({ tag, attributes, children }: ElementSource): string | undefined {
  const opening = [`<${tag}`, ...attributes].join(' ');
  if (opening.includes('\n')) return undefined;
  if (children === undefined) return `${opening} />`;
  const text = collapse(children);
  const expressions = text.split('{').length - 1;
  if (attributes.length > 1 || text.includes('<') || text.includes('\n') || expressions > 1) return undefined;
  return `${opening}>${text}</${tag}>`;
}

function writeLines({ tag, attributes, children }: ElementSource, indent: string): string {
  const inner = `${indent}  `;
  const opening = [`<${tag}`, ...attributes].join(' ');
  const broken = [`<${tag}`, ...attributes.map((attribute) => inner + attribute)].join('\n');
  if (children === undefined) return attributes.length === 0 ? `${opening} />` : `${broken}\n${indent}/>`;
  const isOneText = attributes.length === 1 && /^[\w-]+="[^"]*"$/.test(attributes[0] ?? '');
  const isShort = !opening.includes('\n') && (isOneText || `${indent}${opening}>`.length <= codeWidth);
  const start = isShort || attributes.length === 0 ? `${opening}>` : `${broken}\n${indent}>`;
  const content = isText(children) ? wrapWords(collapse(children), inner) : children.trim();
  return `${start}\n${inner}${content}\n${indent}</${tag}>`;
}

function isText(children: string): boolean {
  return !/[<{]/.test(children);
}

/** Line breaks in a text are spaces. */
function collapse(children: string): string {
  return isText(children) ? children.trim().replace(/\s+/g, ' ') : children.trim();
}

function wrapWords(text: string, indent: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && `${indent}${line} ${word}`.length <= codeWidth)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join(`\n${indent}`);
}
