import type ts from 'typescript';
import { getOwn, type RenameTable } from '../src/renamed/rename-table.ts';
import type { ComponentRenames } from '../src/renamed/renames.ts';
import { walk } from './parse-script.ts';
import type { RewriteContext } from './rewrite-script.ts';

const prefix = '@piri/ui/';

/** What a local name refers to: an export of a module of the package, or the whole module. */
interface Imported {
  subpath: string;
  /** The current name of the export; undefined for a namespace. */
  name: string | undefined;
}

/** A component or a function whose props or options were renamed, as used in one place. */
export interface ImportWithRenamedProps {
  name: string;
  renames: ComponentRenames;
}

/** Finds and rewrites the names that a file imports from the package. */
export class ImportsRewriter {
  #context: RewriteContext;
  #bySymbol = new Map<ts.Symbol, Imported>();
  /** Local names to rename, with all their references. */
  #renamedLocally = new Map<ts.Symbol, string>();
  #identifiers: ts.Identifier[] = [];

  constructor(context: RewriteContext) {
    this.#context = context;
    const { api, file } = context;
    walk(api, file, (node) => {
      if (api.isIdentifier(node)) this.#identifiers.push(node);
    });
    for (const statement of file.statements) {
      if (api.isImportDeclaration(statement)) this.#readImport(statement);
    }
  }

  /** Returns the renames of the component that a tag or an argument names, and its current name. */
  renamesOf(node: ts.Node): ImportWithRenamedProps | undefined {
    return this.#findImport(node, this.#context.table.renamedProps);
  }

  /** Returns the renames of the options of a function, and its current name. */
  optionsOf(node: ts.Node): ImportWithRenamedProps | undefined {
    return this.#findImport(node, this.#context.table.renamedFunctionOptions);
  }

  #findImport(node: ts.Node, table: RenameTable['renamedProps']): ImportWithRenamedProps | undefined {
    const { api } = this.#context;
    const imported = api.isIdentifier(node) ? this.#importedAs(node) : this.#memberOfNamespace(node);
    const name = imported?.name;
    if (!imported || name === undefined || !Object.hasOwn(table, name)) return undefined;
    const renames = table[name];
    return renames?.from === imported.subpath ? { name, renames } : undefined;
  }

  rewrite(): void {
    const { api, file } = this.#context;
    for (const statement of file.statements) {
      if (api.isImportDeclaration(statement)) this.#rewriteImport(statement);
      if (api.isExportDeclaration(statement)) this.#rewriteExport(statement);
    }
    for (const identifier of this.#identifiers) this.#rewriteReference(identifier);
    walk(api, file, (node) => {
      this.#rewriteSpecifier(node);
      if (api.isImportTypeNode(node)) this.#rewriteImportType(node);
      if (api.isCallExpression(node)) this.#remarkOnDemand(node);
    });
  }

  #readImport({ moduleSpecifier, importClause }: ts.ImportDeclaration) {
    const { api, checker } = this.#context;
    const subpath = this.#subpathOf(moduleSpecifier);
    const bindings = importClause?.namedBindings;
    if (subpath === undefined || !bindings) return;
    const bind = (local: ts.Identifier, name: string | undefined) => {
      const symbol = checker.getSymbolAtLocation(local);
      if (symbol) this.#bySymbol.set(symbol, { subpath, name });
    };
    if (api.isNamespaceImport(bindings)) return bind(bindings.name, undefined);
    for (const { name, propertyName } of bindings.elements) {
      const old = (propertyName ?? name).text;
      bind(name, this.#currentExport(subpath, old) ?? old);
    }
  }

  #rewriteImport({ moduleSpecifier, importClause }: ts.ImportDeclaration) {
    const { api, checker, replace } = this.#context;
    const subpath = this.#subpathOf(moduleSpecifier);
    const bindings = importClause?.namedBindings;
    if (subpath === undefined || !bindings || api.isNamespaceImport(bindings)) return;
    for (const { name, propertyName } of bindings.elements) {
      const current = this.#currentExport(subpath, (propertyName ?? name).text);
      if (current === undefined) continue;
      const symbol = checker.getSymbolAtLocation(name);
      if (propertyName) {
        if (name.text === current) this.#replaceRange(propertyName, name, current);
        else replace(propertyName, current, 'export');
      } else if (!symbol || this.#identifiers.some(({ text }) => text === current)) {
        // The new name means something else in this file, so the local name stays.
        replace(name, `${current} as ${name.text}`, 'export');
      } else {
        this.#renamedLocally.set(symbol, current);
        replace(name, current, 'export');
      }
    }
  }

  #rewriteExport(statement: ts.ExportDeclaration) {
    const { api, table, replace, remark } = this.#context;
    const subpath = this.#subpathOf(statement.moduleSpecifier);
    if (subpath === undefined) return;
    if (!statement.exportClause || api.isNamespaceExport(statement.exportClause)) {
      if (renamesExports(table.renamedExports[subpath])) {
        remark(statement, `exports all of ${prefix}${subpath}, where exports have new names`);
      }
      return;
    }
    for (const { name, propertyName } of statement.exportClause.elements) {
      const current = this.#currentExport(subpath, (propertyName ?? name).text);
      if (current === undefined) continue;
      // Other files import the name from here, so it stays.
      if (propertyName && name.text === current) this.#replaceRange(propertyName, name, current);
      else replace(propertyName ?? name, propertyName ? current : `${current} as ${name.text}`, 'export');
    }
  }

  #rewriteReference(node: ts.Identifier) {
    const { api, checker, replace } = this.#context;
    const { parent } = node;
    if (api.isImportSpecifier(parent)) return;
    if (api.isExportSpecifier(parent)) {
      const symbol = checker.getExportSpecifierLocalTargetSymbol(parent);
      const current = symbol && this.#renamedLocally.get(symbol);
      if (current === undefined || node !== (parent.propertyName ?? parent.name)) return;
      if (parent.propertyName) replace(node, current, 'export');
      else replace(node, `${current} as ${node.text}`, 'export');
      return;
    }
    if (api.isShorthandPropertyAssignment(parent) && parent.name === node) {
      const symbol = checker.getShorthandAssignmentValueSymbol(parent);
      const current = symbol && this.#renamedLocally.get(symbol);
      if (current !== undefined) replace(node, `${node.text}: ${current}`, 'export');
      return;
    }
    const symbol = checker.getSymbolAtLocation(node);
    const current = symbol && this.#renamedLocally.get(symbol);
    if (current !== undefined) replace(node, current, 'export');
    const imported = symbol && this.#bySymbol.get(symbol);
    if (imported && imported.name === undefined) this.#rewriteMember(node, imported.subpath);
  }

  /** Rewrites a member of a namespace, such as `carousel.CardRow`, used as a value, a tag or a type. */
  #rewriteMember(namespace: ts.Identifier, subpath: string) {
    const { api, table, replace, remark } = this.#context;
    const { parent } = namespace;
    if (api.isNamespaceImport(parent)) return;
    const member = api.isPropertyAccessExpression(parent)
      ? parent.name
      : api.isQualifiedName(parent) && parent.right;
    if (member) {
      const current = this.#currentExport(subpath, member.text);
      if (current !== undefined) replace(member, current, 'export');
    } else if (renamesExports(table.renamedExports[subpath])) {
      remark(namespace, `uses all of ${prefix}${subpath}, where exports have new names`);
    }
  }

  /** Rewrites the path in imports, mocks and everywhere else it is a whole string. */
  #rewriteSpecifier(node: ts.Node) {
    const { api, table, edits } = this.#context;
    if (!api.isStringLiteralLike(node) || !node.text.startsWith(prefix)) return;
    const current = getOwn(table.renamedSubpaths, node.text.slice(prefix.length));
    if (current === undefined) return;
    const end = node.getEnd() - 1;
    edits.push({ start: node.getStart() + 1, end, text: prefix + current, kind: 'import path' });
  }

  /** Rewrites import types, such as `import('@piri/ui/carousel').CardRowProps`. */
  #rewriteImportType({ argument, qualifier }: ts.ImportTypeNode) {
    const { api, replace } = this.#context;
    const subpath = api.isLiteralTypeNode(argument) ? this.#subpathOf(argument.literal) : undefined;
    if (subpath === undefined || !qualifier || !api.isIdentifier(qualifier)) return;
    const current = this.#currentExport(subpath, qualifier.text);
    if (current !== undefined) replace(qualifier, current, 'export');
  }

  #remarkOnDemand({ expression, arguments: [path] }: ts.CallExpression) {
    const { api, table, remark } = this.#context;
    const { ImportKeyword } = api.SyntaxKind;
    const loads =
      expression.kind === ImportKeyword || (api.isIdentifier(expression) && expression.text === 'require');
    const subpath = loads && path ? this.#subpathOf(path) : undefined;
    if (!path || subpath === undefined) return;
    const changed =
      renamesExports(table.renamedExports[subpath]) ||
      Object.values({ ...table.renamedProps, ...table.renamedFunctionOptions }).some(
        ({ from }) => from === subpath,
      );
    if (changed) remark(path, `loads ${prefix}${subpath} on demand, where exports or props have new names`);
  }

  #memberOfNamespace(node: ts.Node): Imported | undefined {
    const { api } = this.#context;
    if (!api.isPropertyAccessExpression(node) || !api.isIdentifier(node.expression)) return undefined;
    const namespace = this.#importedAs(node.expression);
    if (!namespace || namespace.name !== undefined) return undefined;
    const { subpath } = namespace;
    return { subpath, name: this.#currentExport(subpath, node.name.text) ?? node.name.text };
  }

  #importedAs(node: ts.Identifier): Imported | undefined {
    const symbol = this.#context.checker.getSymbolAtLocation(node);
    return symbol && this.#bySymbol.get(symbol);
  }

  /** Returns the current subpath of the package that a module specifier names. */
  #subpathOf(specifier: ts.Node | undefined): string | undefined {
    const { api, table } = this.#context;
    if (!specifier || !api.isStringLiteralLike(specifier)) return undefined;
    if (!specifier.text.startsWith(prefix)) return undefined;
    const subpath = specifier.text.slice(prefix.length);
    return getOwn(table.renamedSubpaths, subpath) ?? subpath;
  }

  #currentExport(subpath: string, name: string): string | undefined {
    return getOwn(this.#context.table.renamedExports[subpath], name);
  }

  #replaceRange(first: ts.Node, last: ts.Node, text: string) {
    const { edits } = this.#context;
    edits.push({ start: first.getStart(), end: last.getEnd(), text, kind: 'export' });
  }
}

function renamesExports(names: Readonly<Record<string, string>> = {}): boolean {
  return Object.keys(names).length > 0;
}
