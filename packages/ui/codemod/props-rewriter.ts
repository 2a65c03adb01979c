import type ts from 'typescript';
import { getOwn } from '../src/renamed/rename-table.ts';
import type { PropRenames } from '../src/renamed/renames.ts';
import type { ImportsRewriter, ImportWithRenamedProps } from './imports-rewriter.ts';
import type { RewriteContext } from './rewrite-script.ts';

type Names = Readonly<Record<string, string>>;

/** The kinds of renamed keys, as in the report. */
type Kind = 'prop' | 'option' | 'field';

/** The renames that apply to the value of one prop or field. */
interface ValueRenames {
  /** For a string. */
  values?: Names | undefined;
  /** For an object or an array of objects. */
  fields?: PropRenames | undefined;
}

/**
 * Rewrites the props of the package's components in JSX, in spread objects and in `createElement`, and the options of
 * its functions.
 */
export class PropsRewriter {
  #context: RewriteContext;
  #imports: ImportsRewriter;
  #seen = new Set<ts.Node>();

  constructor(context: RewriteContext, imports: ImportsRewriter) {
    this.#context = context;
    this.#imports = imports;
  }

  visit(node: ts.Node): void {
    const { api, remark } = this.#context;
    if (api.isJsxOpeningElement(node) || api.isJsxSelfClosingElement(node)) {
      const imported = this.#imports.renamesOf(node.tagName);
      if (imported) this.#rewriteAttributes(node.attributes, imported);
      return;
    }
    if (api.isCallExpression(node)) this.#rewriteOptions(node);
    if (!api.isIdentifier(node) && !api.isPropertyAccessExpression(node)) return;
    const imported = this.#imports.renamesOf(node);
    if (!imported || this.#isTagOrType(node)) return;
    const { parent } = node;
    const isCreated =
      api.isCallExpression(parent) &&
      parent.arguments[0] === node &&
      /(^|\.)createElement$/.test(parent.expression.getText());
    const given = isCreated ? parent.arguments[1] : undefined;
    if (given) this.#rewriteProps(given, imported);
    else if (!isCreated) remark(node, `passes ${imported.name} on, whose props have new names`);
  }

  /** Skips tags, which are rewritten with their attributes, and types, imports and exports, which have no props. */
  #isTagOrType(node: ts.Node): boolean {
    const { api } = this.#context;
    const { parent } = node;
    return (
      api.isJsxOpeningElement(parent) ||
      api.isJsxSelfClosingElement(parent) ||
      api.isJsxClosingElement(parent) ||
      api.isImportSpecifier(parent) ||
      api.isExportSpecifier(parent) ||
      api.isTypeQueryNode(parent) ||
      (api.isPropertyAccessExpression(parent) && parent.name === node)
    );
  }

  #rewriteAttributes({ properties }: ts.JsxAttributes, imported: ImportWithRenamedProps) {
    const { api, replace, remark } = this.#context;
    const given = new Set(properties.map((property) => property.name?.getText()));
    const names = this.#namesOfOldCode(imported, given, properties.some(api.isJsxSpreadAttribute));
    for (const property of properties) {
      if (api.isJsxSpreadAttribute(property)) {
        this.#rewriteProps(property.expression, imported);
        continue;
      }
      const old = property.name.getText();
      const current = currentName(imported.renames, old) ?? getOwn(names, old);
      if (Object.values(imported.renames.propsIfItems ?? {}).some((each) => getOwn(each, old))) {
        remark(
          property,
          `${old} of ${imported.name} may be what is now called ${this.#nameIfItems(imported, old)}`,
        );
      }
      if (current !== undefined && given.has(current)) {
        remark(property, `${imported.name} has ${current} and its old name ${old}`);
        continue;
      }
      if (current !== undefined) replace(property.name, current, 'prop');
      const { initializer } = property;
      const value = initializer && api.isJsxExpression(initializer) ? initializer.expression : initializer;
      const prop = current ?? old;
      if (value && isCloseHandler(imported.renames, old)) this.#remarkCloseHandler(value, old, prop);
      if (value && getOwn(imported.renames.optionHandlers, old)) {
        remark(value, `${old} was called with an option; ${prop} is called with its value, or null`);
      }
      if (value)
        this.#rewriteValue(value, valueRenames(imported.renames, prop), `${prop} of ${imported.name}`);
    }
  }

  /** Returns the names of props that mean something else today, if no prop shows that the code is current. */
  #namesOfOldCode(
    { renames }: ImportWithRenamedProps,
    given: Set<string | undefined>,
    isSpread: boolean,
  ): Names {
    const unless = Object.entries(renames.propsUnless ?? {});
    return Object.assign({}, ...unless.map(([prop, names]) => !isSpread && !given.has(prop) && names));
  }

  #nameIfItems({ renames }: ImportWithRenamedProps, old: string): string | undefined {
    return Object.values(renames.propsIfItems ?? {}).find((names) => getOwn(names, old))?.[old];
  }

  /** Rewrites the props of a component in an object. */
  #rewriteProps(node: ts.Expression, { name, renames }: ImportWithRenamedProps) {
    this.#rewriteValue(node, { fields: renames }, name, 'prop');
  }

  /** Rewrites the second argument of a function, or of a method of a function, such as `toast.error`. */
  #rewriteOptions({ expression, arguments: [, options] }: ts.CallExpression) {
    const { api } = this.#context;
    if (!options) return;
    const imported =
      this.#imports.optionsOf(expression) ??
      (api.isPropertyAccessExpression(expression) && this.#imports.optionsOf(expression.expression));
    if (imported) this.#rewriteValue(options, { fields: imported.renames }, imported.name, 'option');
  }

  #rewriteValue(node: ts.Expression, renames: ValueRenames, what: string, kind: Kind = 'field') {
    const { api, edits, remark } = this.#context;
    const { values, fields } = renames;
    if (!values && !fields) return;
    const inner = this.#unwrap(node);
    if (this.#seen.has(inner)) return;
    this.#seen.add(inner);
    if (api.isStringLiteralLike(inner)) {
      const current = getOwn(values, inner.text);
      const [start, end] = [inner.getStart() + 1, inner.getEnd() - 1];
      if (current !== undefined) edits.push({ start, end, text: current, kind: 'value' });
    } else if (api.isArrayLiteralExpression(inner) && fields) {
      for (const item of inner.elements) {
        this.#rewriteValue(api.isSpreadElement(item) ? item.expression : item, renames, what, kind);
      }
    } else if (api.isObjectLiteralExpression(inner) && fields) {
      this.#rewriteObject(inner, fields, what, kind);
    } else if (api.isIdentifier(inner) && fields) {
      this.#rewriteConstant(inner, renames, what, kind);
    } else if (api.isCallExpression(inner) && fields) {
      const made = this.#mappedTo(inner);
      if (made) this.#rewriteValue(made, renames, what, kind);
      else remark(inner, `${describe(what, kind)} from a call: some have new names`);
    } else {
      for (const branch of this.#branches(inner)) this.#rewriteValue(branch, renames, what, kind);
      if (this.#isOpaque(inner)) remark(inner, `${describe(what, kind)} from elsewhere: some have new names`);
    }
  }

  /** Follows a name to a constant of the same file. */
  #rewriteConstant(node: ts.Identifier, renames: ValueRenames, what: string, kind: Kind) {
    const { api, checker, remark } = this.#context;
    const symbol = api.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    const declaration = symbol?.valueDeclaration;
    const isConstant =
      declaration &&
      api.isVariableDeclaration(declaration) &&
      api.isIdentifier(declaration.name) &&
      declaration.initializer &&
      declaration.parent.flags & api.NodeFlags.Const;
    if (!isConstant || !declaration.initializer) {
      if (node.text !== 'undefined') {
        remark(node, `${describe(what, kind)} from elsewhere: some have new names`);
      }
      return;
    }
    const before = this.#context.edits.length;
    this.#rewriteValue(declaration.initializer, renames, what, kind);
    if (this.#context.edits.length > before) {
      remark(declaration.name, `fields of ${node.getText()} have new names: look at its other uses`);
    }
  }

  /** Rewrites the keys of an object and their values. */
  #rewriteObject(object: ts.ObjectLiteralExpression, renames: PropRenames, what: string, kind: Kind) {
    const { api, replace, remark, edits } = this.#context;
    const rewriteValue = (key: string, value: ts.Expression) =>
      this.#rewriteValue(value, valueRenames(renames, key), `${key} of ${what}`);
    const keys = new Set(object.properties.map(({ name }) => name && keyOf(name)));
    for (const property of object.properties) {
      if (api.isSpreadAssignment(property)) {
        const spread = this.#unwrap(property.expression);
        if (api.isObjectLiteralExpression(spread)) this.#rewriteObject(spread, renames, what, kind);
        else remark(property, `${describe(what, kind)} from elsewhere: some have new names`);
        continue;
      }
      const old = keyOf(property.name);
      const current = old === undefined ? undefined : currentName(renames, old);
      if (current !== undefined && keys.has(current)) {
        remark(property, `${describe(what, kind)}: ${current} stands beside its old name ${old}`);
        continue;
      }
      if (api.isShorthandPropertyAssignment(property)) {
        if (current !== undefined) {
          edits.push({
            start: property.name.getStart(),
            end: property.name.getStart(),
            text: `${current}: `,
            kind,
          });
        }
        if (isCloseHandler(renames, property.name.text)) {
          this.#remarkCloseHandler(property.name, property.name.text, current);
        }
        rewriteValue(current ?? property.name.text, property.name);
        continue;
      }
      if (current !== undefined) {
        const quoted = api.isStringLiteral(property.name);
        const [quote = ''] = quoted ? property.name.getText() : '';
        replace(property.name, quote + current + quote, kind);
      }
      const key = current ?? old;
      if (api.isPropertyAssignment(property) && isCloseHandler(renames, old)) {
        this.#remarkCloseHandler(property.initializer, old, current);
      }
      if (api.isPropertyAssignment(property) && key !== undefined) rewriteValue(key, property.initializer);
    }

    function keyOf(name: ts.PropertyName): string | undefined {
      return api.isIdentifier(name) || api.isStringLiteral(name) ? name.text : undefined;
    }
  }

  /** Remarks on an old handler of closing unless it clearly takes no reason. */
  #remarkCloseHandler(node: ts.Expression, old: string | undefined, current: string | undefined) {
    const { api, remark } = this.#context;
    const handler = this.#unwrap(node);
    const isFunction = api.isArrowFunction(handler) || api.isFunctionExpression(handler);
    if (isFunction && handler.parameters.length === 0) return;
    remark(
      node,
      `${old} was called with a reason; ${current} is called with open and { reason }, whose values have new names`,
    );
  }

  /** Returns the object that `list.map((one) => ({ … }))` returns for each item. */
  #mappedTo({ expression, arguments: [make] }: ts.CallExpression): ts.Expression | undefined {
    const { api } = this.#context;
    if (!api.isPropertyAccessExpression(expression) || !/^(flatMap|map)$/.test(expression.name.text))
      return undefined;
    if (!make || !api.isArrowFunction(make) || api.isBlock(make.body)) return undefined;
    return make.body;
  }

  #unwrap(node: ts.Expression): ts.Expression {
    const { api } = this.#context;
    const isWrapped =
      api.isParenthesizedExpression(node) ||
      api.isAsExpression(node) ||
      api.isSatisfiesExpression(node) ||
      api.isNonNullExpression(node);
    return isWrapped ? this.#unwrap(node.expression) : node;
  }

  /** Returns the possible values of an expression: of `a ? b : c`, `a && b`, `a ?? b`. */
  #branches(node: ts.Expression): ts.Expression[] {
    const { api } = this.#context;
    if (api.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
    if (!api.isBinaryExpression(node)) return [];
    const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = api.SyntaxKind;
    const operator = node.operatorToken.kind;
    if (operator === AmpersandAmpersandToken) return [node.right];
    return operator === BarBarToken || operator === QuestionQuestionToken ? [node.left, node.right] : [];
  }

  /** Returns whether a value comes from outside this file. */
  #isOpaque(node: ts.Expression): boolean {
    const { api } = this.#context;
    const { TrueKeyword, FalseKeyword, NullKeyword } = api.SyntaxKind;
    const isPlain =
      [TrueKeyword, FalseKeyword, NullKeyword].includes(node.kind) ||
      api.isNumericLiteral(node) ||
      (api.isIdentifier(node) && node.text === 'undefined') ||
      api.isJsxElement(node) ||
      api.isJsxSelfClosingElement(node) ||
      api.isJsxFragment(node);
    return !isPlain && this.#branches(node).length === 0;
  }
}

function currentName({ props, closeHandlers, optionHandlers }: PropRenames, old: string): string | undefined {
  return getOwn(props, old) ?? getOwn(closeHandlers, old) ?? getOwn(optionHandlers, old);
}

function isCloseHandler({ closeHandlers }: PropRenames, old: string | undefined): boolean {
  return old !== undefined && getOwn(closeHandlers, old) !== undefined;
}

function valueRenames({ values = {}, items = {} }: PropRenames, key: string): ValueRenames {
  return {
    values: Object.hasOwn(values, key) ? values[key] : undefined,
    fields: Object.hasOwn(items, key) ? items[key] : undefined,
  };
}

function describe(what: string, kind: Kind): string {
  return kind === 'field' ? what : `${kind}s of ${what}`;
}
