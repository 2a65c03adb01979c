import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A source file, with what is declared and imported at its top level. */
export interface StoryModule {
  file: string;
  declarations: ReadonlyMap<string, TopLevelDeclaration>;
  imports: ReadonlyMap<string, ModuleImport>;
}

/** A statement of the module, and the value if it is a constant. */
export interface TopLevelDeclaration {
  statement: ts.Statement;
  value?: ts.Expression;
}

export interface ModuleImport {
  /** The path of the file for a relative import, or else the name of the package. */
  from: string;
  name: string;
  isType: boolean;
}

export function readStoryModule(file: string): StoryModule {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const declarations = new Map<string, TopLevelDeclaration>();
  const imports = new Map<string, ModuleImport>();
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      for (const [name, one] of listImports(statement, file)) imports.set(name, one);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name)) {
          declarations.set(name.text, { statement, ...(initializer && { value: initializer }) });
        }
      }
    } else if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement)) &&
      statement.name
    ) {
      declarations.set(statement.name.text, { statement });
    }
  }
  return { file, declarations, imports };
}

function listImports(statement: ts.ImportDeclaration, file: string): [string, ModuleImport][] {
  const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
  const from = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier;
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  const allTypes = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return bindings.elements.map((element) => [
    element.name.text,
    {
      from,
      name: (element.propertyName ?? element.name).text,
      isType: allTypes || element.isTypeOnly,
    },
  ]);
}
