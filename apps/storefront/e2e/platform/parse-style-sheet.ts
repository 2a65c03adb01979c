/** What a style sheet uses, with the conditions around it. */
export interface StyleUse {
  /** The selector, for a rule; `property: value`, for a declaration; `@name prelude`, for an at-rule. */
  text: string;
  kind: 'selector' | 'declaration' | 'at-rule';
  /** The preludes around it, such as `@supports (position-area: block-end)`. */
  around: readonly string[];
  /** The declarations before it in the same block. */
  earlier: readonly string[];
}

/**
 * Splits a style sheet into what it uses. Lightning CSS would parse it too, but into one type for each value, without
 * the words that compatibility data names.
 */
export function parseStyleSheet(css: string): StyleUse[] {
  const uses: StyleUse[] = [];
  readBlock(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''), 0, []);
  return uses;

  /** Reads until the block's end and returns the position after it. */
  function readBlock(text: string, start: number, around: readonly string[]): number {
    const earlier: string[] = [];
    let from = start;
    for (let at = start; at <= text.length; at += 1) {
      const character = text[at];
      if (character === '"' || character === "'") at = skipString(text, at);
      else if (character === '(' || character === '[') at = skipBrackets(text, at);
      else if (character === '{') {
        const prelude = text.slice(from, at).trim();
        const kind = prelude.startsWith('@') ? 'at-rule' : 'selector';
        // The keyframes `from` and `50%` are no selectors.
        const isKeyframe = /@(-webkit-)?keyframes/.test(around.at(-1) ?? '');
        if (!isKeyframe) uses.push({ text: prelude, kind, around, earlier: [] });
        at = readBlock(text, at + 1, [...around, prelude]) - 1;
        from = at + 1;
      } else if (character === ';' || character === '}' || character === undefined) {
        const statement = text.slice(from, at).trim();
        const kind = statement.startsWith('@') ? 'at-rule' : 'declaration';
        if (statement) uses.push({ text: statement, kind, around, earlier: [...earlier] });
        if (kind === 'declaration') earlier.push(statement);
        from = at + 1;
        if (character !== ';') return at + 1;
      }
    }
    return text.length;
  }
}

/** Returns the position of the closing quote. */
function skipString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[start]) return at;
  }
  return text.length;
}

/** Returns the position of the closing bracket. */
function skipBrackets(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '"' || character === "'") at = skipString(text, at);
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}
