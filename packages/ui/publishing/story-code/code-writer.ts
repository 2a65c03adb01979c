import ts from 'typescript';
import { argsMarker } from './args-marker.ts';
import { bindParameters } from './bind-parameters.ts';
import { type FindImportPath, isForStories } from './find-import-path.ts';
import { formatAttribute, formatChildren } from './format-jsx.ts';
import { isReference, isShadowed } from './identifier-scope.ts';
import { getDataPlaceholder, getPlaceholder, writeImageAttributes } from './placeholders.ts';
import {
  type Bindings,
  findConstant,
  type ObjectFields,
  readObject,
  type SourceNode,
  unwrap,
} from './read-story.ts';
import { readStoryModule, type StoryModule } from './story-module.ts';

/** Writes the code of one story, and collects the imports and constants that it needs. */
export class CodeWriter {
  readonly #findImportPath: FindImportPath;
  readonly #imports = new Map<string, Set<string>>();
  readonly #constants = new Map<string, string>();
  /** The args of the story, and copies of them without some. */
  readonly #args = new Set<unknown>();
  /** The args that the story's own code reads or overrides, so that another value would not replace them. */
  readonly fixedArgs = new Set<string>();

  constructor(findImportPath: FindImportPath) {
    this.#findImportPath = findImportPath;
  }

  /** Returns the code of a `render` function: its JSX, or a component if it uses hooks. */
  writeRender(node: ts.Node, module: StoryModule, args: ObjectFields): string {
    this.#args.add(args);
    return this.#writeFunctionBody({ node, module }, [args]);
  }

  /** Returns the component of a story that has no `render`, with its args as props. */
  writeComponent(component: SourceNode, args: ObjectFields): string {
    this.#args.add(args);
    return this.#writeElement(
      component.node.getText(),
      [],
      undefined,
      args,
      component.module,
      component.node,
    );
  }

  #writeElement(
    tag: string,
    attributes: readonly string[],
    children: string | undefined,
    args: ObjectFields,
    module: StoryModule,
    component?: ts.Node,
  ): string {
    if (component && ts.isIdentifier(component)) this.#need(component.text, module);
    const own = new Set(attributes.map((attribute) => /^[\w-]+/.exec(attribute)?.[0]));
    const written = [...args]
      .filter(([name]) => name !== 'children' && !own.has(name))
      .map(([name, value]) => formatAttribute(name, this.#writeValue(value)))
      .filter((attribute) => attribute !== undefined);
    const content = children ?? this.#writeChildren(args.get('children'));
    const marker = this.#args.has(args) ? [argsMarker] : [];
    if (marker.length > 0 && children !== undefined) this.fixedArgs.add('children');
    const open = [tag, ...marker, ...written, ...attributes].join(' ');
    return content === undefined ? `<${open} />` : `<${open}>${content}</${tag}>`;
  }

  /** Returns the whole example: imports, constants, and the JSX or the component. */
  finish(body: string): string {
    const imports = [...this.#imports]
      .sort(
        ([one], [other]) => Number(other === 'react') - Number(one === 'react') || one.localeCompare(other),
      )
      .map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`);
    const code = [imports.join('\n'), ...this.#constants.values(), body].filter(Boolean).join('\n\n');
    return tidy(code);
  }

  #writeFunctionBody(
    { node, module }: SourceNode,
    values: readonly (ObjectFields | SourceNode | undefined)[],
  ): string {
    const called = unwrap(node);
    if (ts.isIdentifier(called)) {
      const found = this.#findFunction(called.text, module);
      if (found) return this.#writeFunctionBody(found, values);
    }
    if (
      !ts.isArrowFunction(called) &&
      !ts.isFunctionExpression(called) &&
      !ts.isFunctionDeclaration(called)
    ) {
      throw new Error(
        `${module.file}: “${called.getText().slice(0, 80)}” is not a function that can be read.`,
      );
    }
    const bindings = bindParameters(module, called.parameters, values);
    const body = called.body && unwrap(called.body);
    if (!body) throw new Error(`${module.file}: the function has no body.`);
    if (!ts.isBlock(body)) return this.#writeBody(body, module, bindings);
    const [only] = body.statements;
    if (body.statements.length === 1 && only && ts.isReturnStatement(only) && only.expression) {
      return this.#writeBody(unwrap(only.expression), module, bindings);
    }
    return `export function Example() ${this.#write(body, module, bindings)}`;
  }

  /** A body that only calls another function of the file is what that function returns. */
  #writeBody(body: ts.Node, module: StoryModule, bindings: Bindings): string {
    if (ts.isCallExpression(body) && ts.isIdentifier(body.expression)) {
      const found = this.#findFunction(body.expression.text, module);
      if (found) {
        const values = body.arguments.map((value) =>
          ts.isIdentifier(value) && bindings.has(value.text)
            ? bindings.get(value.text)
            : { node: value, module },
        );
        return this.#writeFunctionBody(found, values);
      }
    }
    if (ts.isIdentifier(body)) {
      const constant = findConstant(body.text, module);
      if (constant) return this.#writeBody(unwrap(constant.node), constant.module, new Map());
    }
    return this.#write(body, module, bindings);
  }

  #findFunction(name: string, module: StoryModule): SourceNode | undefined {
    const own = module.declarations.get(name);
    if (!own) return undefined;
    const node = own.value ?? own.statement;
    return ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)
      ? { node, module }
      : undefined;
  }

  #writeChildren(children: SourceNode | undefined): string | undefined {
    if (!children) return undefined;
    const node = unwrap(children.node);
    if (ts.isIdentifier(node)) {
      const constant = findConstant(node.text, children.module);
      if (constant && isJsx(unwrap(constant.node))) return this.#writeChildren(constant);
    }
    if (ts.isJsxFragment(node)) {
      return node.children
        .map((child) => this.#writeChild(child, children.module, children.bindings ?? new Map()))
        .join('');
    }
    return formatChildren(this.#write(node, children.module, children.bindings), node);
  }

  #writeValue({ node, module, bindings }: SourceNode): string {
    return this.#write(node, module, bindings);
  }

  /** Returns the source of a node, with parameters replaced by what they stand for. */
  #write(node: ts.Node, module: StoryModule, bindings: Bindings = new Map()): string {
    const edits: { start: number; end: number; text: string }[] = [];
    const visit = (part: ts.Node): void => {
      const text = this.#replace(part, module, bindings);
      if (text === undefined) ts.forEachChild(part, visit);
      else edits.push({ start: part.getStart(), end: part.end, text });
    };
    visit(node);
    let code = node.getSourceFile().text.slice(node.getStart(), node.end);
    for (const { start, end, text } of edits.reverse()) {
      code = code.slice(0, start - node.getStart()) + text + code.slice(end - node.getStart());
    }
    return code;
  }

  /** Returns the replacement of a node, or nothing if its source stays. */
  #replace(node: ts.Node, module: StoryModule, bindings: Bindings): string | undefined {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node))
      return this.#replaceElement(node, module, bindings);
    if (ts.isCallExpression(node) && node.expression.getText() === 'fn') {
      const [implementation] = node.arguments;
      return implementation ? this.#write(implementation, module, bindings) : '() => {}';
    }
    // Handlers of args only tell the test what happened.
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      const called = node.expression.expression;
      if (this.#findValue(called, bindings) || isSpy(called, module)) return '';
    }
    if (ts.isArrowFunction(node) && ts.isCallExpression(node.body) && isSpy(node.body.expression, module)) {
      return '() => {}';
    }
    const data = getDataPlaceholder(node);
    if (data !== undefined) return data;
    if (ts.isJsxAttribute(node) && node.initializer?.getText() === '{undefined}') return '';
    if (ts.isJsxSpreadAttribute(node)) return this.#replaceSpread(node, module, bindings);
    if (ts.isShorthandPropertyAssignment(node)) {
      const value = this.#findValue(node.name, bindings);
      return value && value !== 'none' ? `${node.name.text}: ${this.#writeValue(value)}` : undefined;
    }
    if (ts.isCallExpression(node)) {
      const inlined = this.#inlineCall(node, module, bindings);
      if (inlined !== undefined) return inlined;
    }
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      const field = this.#findFixtureField(node, module);
      if (field) return this.#writeValue(field);
    }
    if (ts.isJsxExpression(node) && node.expression && ts.isBinaryExpression(node.expression)) {
      const condition = this.#findValue(node.expression.left, bindings);
      if (condition === 'none') return '';
      if (condition && ts.isJsxElement(node.parent))
        return this.#write(node.expression.right, module, bindings);
    }
    if (ts.isJsxExpression(node) && node.expression && ts.isJsxElement(node.parent)) {
      const value = this.#findValue(node.expression, bindings);
      if (value && value !== 'none') return this.#writeChildren(value) ?? '';
      if (value === 'none') return '';
    }
    const value = this.#findValue(node, bindings);
    if (value === 'none') return 'undefined';
    if (value) return this.#writeValue(value);
    if (ts.isIdentifier(node) && isReference(node) && !bindings.has(node.text) && !isShadowed(node)) {
      const placeholder = this.#need(node.text, module);
      if (placeholder !== undefined) return placeholder;
    }
    return undefined;
  }

  /** The props that a fixture holds are written out. */
  #replaceSpread(node: ts.JsxSpreadAttribute, module: StoryModule, bindings: Bindings): string | undefined {
    const { expression } = node;
    const value = this.#findSpreadValue(expression, module, bindings);
    if (!value) return undefined;
    const later = node.parent.properties
      .slice(node.parent.properties.indexOf(node) + 1)
      .map((one) => (ts.isJsxAttribute(one) ? one.name.getText() : ''));
    const placeholder =
      value instanceof Map ? undefined : getDataPlaceholder(unwrap((value as SourceNode).node));
    if (placeholder !== undefined) return writeImageAttributes(placeholder, later);
    const fields =
      value instanceof Map ? value : readObject((value as SourceNode).node, (value as SourceNode).module);
    return [...fields]
      .filter(([key]) => !later.includes(key))
      .map(([key, one]) => formatAttribute(key, this.#writeValue(one)))
      .filter((attribute) => attribute !== undefined)
      .join(' ');
  }

  #findSpreadValue(
    expression: ts.Expression,
    module: StoryModule,
    bindings: Bindings,
  ): SourceNode | ObjectFields | undefined {
    if (ts.isPropertyAccessExpression(expression)) return this.#findFixtureField(expression, module);
    if (!ts.isIdentifier(expression)) return undefined;
    const bound = bindings.get(expression.text);
    if (bound instanceof Map) return bound;
    if (bound) {
      const resolved = this.#resolve(bound as SourceNode);
      return ts.isObjectLiteralExpression(unwrap(resolved.node)) ? resolved : undefined;
    }
    const imported = module.imports.get(expression.text);
    const isFixture = imported ? imported.from.startsWith('/') : this.#isFixture(module);
    return isFixture && !isShadowed(expression) ? findConstant(expression.text, module) : undefined;
  }

  /** Replaces a call of a fixture’s function by what it returns, if that is one expression. */
  #inlineCall(node: ts.CallExpression, module: StoryModule, bindings: Bindings): string | undefined {
    const called = node.expression;
    if (called.getText() === 'Object.keys' && node.arguments[0] && ts.isIdentifier(node.arguments[0])) {
      const constant =
        module.imports.has(node.arguments[0].text) && findConstant(node.arguments[0].text, module);
      return constant
        ? `[${[...readObject(constant.node, constant.module).keys()].map((key) => `'${key}'`).join(', ')}]`
        : undefined;
    }
    if (!ts.isIdentifier(called)) return undefined;
    const found = this.#findFixtureFunction(called.text, module);
    if (!found) return undefined;
    return this.#writeFunctionBody(
      found,
      node.arguments.map((value) => ({ node: value, module, bindings })),
    );
  }

  /** Finds a function of a fixture that only returns elements or an object. */
  #findFixtureFunction(name: string, module: StoryModule): SourceNode | undefined {
    const imported = module.imports.get(name);
    if (imported && (!imported.from.startsWith('/') || !isForStories(imported.from))) return undefined;
    const found = imported
      ? this.#findFunction(imported.name, readStoryModule(imported.from))
      : this.#isFixture(module)
        ? this.#findFunction(name, module)
        : undefined;
    if (!found) return undefined;
    const { body } = found.node as ts.FunctionDeclaration | ts.ArrowFunction;
    const [only] = body && ts.isBlock(body) ? body.statements : [];
    const returned = only && ts.isReturnStatement(only) ? only.expression : body;
    const value = returned && unwrap(returned);
    return value && (isJsx(value) || ts.isObjectLiteralExpression(value)) ? found : undefined;
  }

  #isFixture(module: StoryModule): boolean {
    return isForStories(module.file) && !module.file.endsWith('.stories.tsx');
  }

  /** Finds the value of `fixtures.name`, if the fixtures are data of another file. */
  #findFixtureField(
    node: ts.PropertyAccessExpression | ts.ElementAccessExpression,
    module: StoryModule,
  ): SourceNode | undefined {
    const key = ts.isPropertyAccessExpression(node) ? node.name : node.argumentExpression;
    if (!ts.isIdentifier(node.expression) || !(ts.isIdentifier(key) || ts.isStringLiteral(key)))
      return undefined;
    if (ts.isElementAccessExpression(node) && ts.isIdentifier(key)) return undefined;
    const imported = module.imports.get(node.expression.text);
    const isFixture = imported
      ? imported.from.startsWith('/') && !this.#findImportPath(imported.from)
      : this.#isFixture(module);
    const constant = isFixture ? findConstant(node.expression.text, module) : undefined;
    if (!constant || !ts.isObjectLiteralExpression(unwrap(constant.node))) return undefined;
    return readObject(constant.node, constant.module).get(key.text);
  }

  /** Follows `fixtures.name` to its value. */
  #resolve(value: SourceNode): SourceNode {
    const node = unwrap(value.node);
    return (ts.isPropertyAccessExpression(node) && this.#findFixtureField(node, value.module)) || value;
  }

  /** Finds what `args.x` or the parameter `x` stands for. */
  #findValue(node: ts.Node, bindings: Bindings): SourceNode | 'none' | undefined {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const fields = bindings.get(node.expression.text);
      if (fields instanceof Map) {
        if (this.#args.has(fields)) this.fixedArgs.add(node.name.text);
        return fields.get(node.name.text) ?? 'none';
      }
      const value = fields && this.#resolve(fields as SourceNode);
      if (value && ts.isObjectLiteralExpression(unwrap(value.node))) {
        return readObject(value.node, value.module).get(node.name.text) ?? 'none';
      }
    }
    if (ts.isIdentifier(node) && isReference(node) && bindings.has(node.text)) {
      const value = bindings.get(node.text);
      if (value === undefined) return 'none';
      if (!(value instanceof Map)) return value as SourceNode;
    }
    return undefined;
  }

  #replaceElement(
    node: ts.JsxElement | ts.JsxSelfClosingElement,
    module: StoryModule,
    bindings: Bindings,
  ): string | undefined {
    const opening = ts.isJsxElement(node) ? node.openingElement : node;
    const tag = opening.tagName.getText();
    const properties = opening.attributes.properties;
    const placeholder = getPlaceholder(tag, (name) => {
      const found = properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === name);
      return found && this.#write(found, module, bindings);
    });
    if (placeholder !== undefined) return placeholder;
    if (tag === 'PageFixture') {
      const notice = properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === 'notice');
      const banner = notice && ts.isJsxAttribute(notice) && notice.initializer;
      const shown = banner && ts.isJsxExpression(banner) && banner.expression;
      const content = [
        shown ? formatChildren(this.#write(shown, module, bindings), unwrap(shown)) : '',
        this.#writeJsxChildren(node, module, bindings)?.trim() ?? '',
      ].join('');
      return content ? `<>${content}</>` : '<></>';
    }
    const component = this.#findFixtureFunction(tag, module);
    if (component) return this.#inlineComponent(component, properties, module, bindings);
    if (tag === 'OverlayStory') return this.#writeOverlay(node, module, bindings);
    const spread = properties.find(
      (one) =>
        ts.isJsxSpreadAttribute(one) &&
        ts.isIdentifier(one.expression) &&
        bindings.get(one.expression.text) instanceof Map,
    );
    if (!spread) return undefined;
    const name = ((spread as ts.JsxSpreadAttribute).expression as ts.Identifier).text;
    const attributes = properties
      .filter((one) => one !== spread)
      .map((one) => this.#write(one, module, bindings));
    const args = bindings.get(name) as ObjectFields;
    if (this.#args.has(args)) {
      for (const later of properties.slice(properties.indexOf(spread) + 1)) {
        if (ts.isJsxAttribute(later)) this.fixedArgs.add(later.name.getText());
      }
    }
    return this.#writeElement(
      tag,
      attributes,
      this.#writeJsxChildren(node, module, bindings),
      args,
      module,
      opening.tagName,
    );
  }

  /** Replaces a fixture’s component by the elements that it renders. */
  #inlineComponent(
    component: SourceNode,
    properties: ts.NodeArray<ts.JsxAttributeLike>,
    module: StoryModule,
    bindings: Bindings,
  ): string {
    const props = new Map<string, SourceNode>();
    for (const property of properties) {
      if (ts.isJsxAttribute(property) && property.initializer) {
        const { initializer } = property;
        const node = ts.isJsxExpression(initializer) ? (initializer.expression ?? initializer) : initializer;
        const bound = ts.isIdentifier(node) ? bindings.get(node.text) : undefined;
        props.set(
          property.name.getText(),
          bound && !(bound instanceof Map) ? (bound as SourceNode) : { node, module, bindings },
        );
      }
    }
    return this.#writeFunctionBody(component, [props]);
  }

  #writeJsxChildren(node: ts.JsxElement | ts.JsxSelfClosingElement, module: StoryModule, bindings: Bindings) {
    if (!ts.isJsxElement(node)) return undefined;
    return node.children.map((child) => this.#writeChild(child, module, bindings)).join('');
  }

  #writeChild(child: ts.JsxChild, module: StoryModule, bindings: Bindings): string {
    // The text between two lines belongs to neither, so it must stay as it is.
    return ts.isJsxText(child) ? child.getFullText() : this.#write(child, module, bindings);
  }

  /** The frame of overlays’ stories keeps them open for the picture. In an app, the trigger opens them. */
  #writeOverlay(
    node: ts.JsxElement | ts.JsxSelfClosingElement,
    module: StoryModule,
    bindings: Bindings,
  ): string {
    const opening = ts.isJsxElement(node) ? node.openingElement : node;
    const read = (name: string) => {
      const found = opening.attributes.properties.find(
        (one) => ts.isJsxAttribute(one) && one.name.getText() === name,
      );
      return found && ts.isJsxAttribute(found) ? found.initializer : undefined;
    };
    const label = read('button');
    const variant = read('variant');
    const child = ts.isJsxElement(node)
      ? node.children.find((one) => ts.isJsxExpression(one) && one.expression)
      : undefined;
    const content = child && ts.isJsxExpression(child) && child.expression && unwrap(child.expression);
    if (!content || !ts.isArrowFunction(content))
      throw new Error(`${module.file}: OverlayStory has no child.`);
    this.#addImport('@piri/ui/button', 'Button');
    const text = label && ts.isStringLiteral(label) ? label.text : 'Open';
    const trigger = `trigger={<Button${variant ? ` variant=${variant.getText()}` : ''}>${text}</Button>}`;
    const [state] = content.parameters;
    const element = unwrap(content.body);
    const name = state?.name.getText() ?? '';
    const kept = new Map(bindings);
    for (const [key, value] of bindings) {
      if (!(value instanceof Map)) continue;
      const others = new Map([...value].filter(([field]) => field !== 'open' && field !== 'onOpenChange'));
      if (this.#args.has(value)) this.#args.add(others);
      kept.set(key, others);
    }
    for (const field of ['open', 'onOpenChange', 'trigger']) this.fixedArgs.add(field);
    const code = this.#write(element, module, kept);
    return code.replace(`{...${name}}`, trigger);
  }

  /** Makes a name of the module available in the example. Returns a replacement if the name is a placeholder. */
  #need(name: string, module: StoryModule): string | undefined {
    const imported = module.imports.get(name);
    if (imported) {
      const placeholder = getPlaceholder(imported.name);
      if (placeholder !== undefined) return placeholder;
      if (!imported.from.startsWith('/')) {
        this.#addImport(imported.from, imported.isType ? `type ${imported.name}` : imported.name);
        return undefined;
      }
      const path = this.#findImportPath(imported.from, imported.name);
      if (path) this.#addImport(path, imported.isType ? `type ${imported.name}` : imported.name);
      else this.#need(imported.name, readStoryModule(imported.from));
      return undefined;
    }
    const declaration = module.declarations.get(name);
    if (!declaration || this.#constants.has(name)) return undefined;
    const path = this.#findImportPath(module.file, name);
    if (path) {
      this.#addImport(path, name);
      return undefined;
    }
    // Reserve the place, in case it refers to itself.
    this.#constants.set(name, '');
    const code = this.#write(declaration.statement, module).replace(/^export /, '');
    // Re-insert it after what it needs.
    this.#constants.delete(name);
    this.#constants.set(name, code);
    return undefined;
  }

  #addImport(from: string, name: string): void {
    const names = this.#imports.get(from) ?? new Set();
    this.#imports.set(from, names.add(name));
  }
}

function isJsx(node: ts.Node): boolean {
  return ts.isJsxElement(node) || ts.isJsxFragment(node) || ts.isJsxSelfClosingElement(node);
}

/** Removes what only the substitution has left behind, and the names that only make sense in the workbench. */
function tidy(code: string): string {
  return code
    .replace(/\$\{'([^'\\`$]*)'\}/g, '$1')
    .replace(/=\{'([^'"\\{}\n]*)'\}/g, '="$1"')
    .replace(/\bImageFixture\b/g, 'ImageFile')
    .replace(/\b(\w+?)Fixtures?(?=Props\b|\b)/g, '$1');
}

/** Returns whether a name stands for a function that only records its calls for a test. */
function isSpy(node: ts.Expression, module: StoryModule): boolean {
  if (!ts.isIdentifier(node)) return false;
  const constant = findConstant(node.text, module);
  return (
    constant !== undefined &&
    ts.isCallExpression(constant.node) &&
    constant.node.expression.getText() === 'fn'
  );
}
