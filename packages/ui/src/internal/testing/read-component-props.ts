import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/** A prop that the package declares itself or takes over from a library other than React. */
interface ComponentProp {
  name: string;
  /** For a handler of changes: the strings that `reason` of its second parameter may be. */
  reasons: string[];
  /** For an array of objects: the names of their fields. */
  itemFields: string[];
}

export interface ComponentProps {
  component: string;
  own: ComponentProp[];
  /** With those that an element has in React, such as `value` of an input. */
  all: Set<string>;
}

/** Reads the props of every component that the package exports, by their types. */
export function readComponentProps(source: string): ComponentProps[] {
  const files = globSync('*/*.tsx', { cwd: source }).filter(
    (file) => basename(file, '.tsx') === dirname(file) || file.endsWith('lazy-mega-menu.tsx'),
  );
  const config = ts.readConfigFile(join(source, '../tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, join(source, '..'));
  const program = ts.createProgram(
    files.map((file) => join(source, file)),
    options,
  );
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const node = program.getSourceFile(join(source, file));
    const module = node && checker.getSymbolAtLocation(node);
    return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const isComponent = /^[A-Z]/.test(symbol.name) && target.flags & ts.SymbolFlags.Function;
      const [signature] = checker.getTypeOfSymbol(target).getCallSignatures();
      const [props] = signature?.parameters ?? [];
      if (!isComponent || !props) return [];
      return [readProps(checker, symbol.name, checker.getTypeOfSymbol(props))];
    });
  });
}

function readProps(checker: ts.TypeChecker, component: string, type: ts.Type): ComponentProps {
  // The props of a union, such as those of a link or a button, are those of all its members.
  const members = (type.isUnion() ? type.types : [type]).flatMap((member) => member.getProperties());
  const own = members.filter((prop) => !prop.declarations?.every(isOfReact));
  return {
    component,
    own: [...new Map(own.map((prop) => [prop.name, prop])).values()].map((prop) => {
      const propType = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
      const item = checker.getIndexTypeOfType(propType, ts.IndexKind.Number);
      const isList = item && propType.getProperty('map');
      const itemTypes = isList ? (item.isUnion() ? item.types : [item]) : [];
      const fields = itemTypes.filter((each) => each.flags & ts.TypeFlags.Object && !each.getProperty('map'));
      return {
        name: prop.name,
        reasons: readReasons(checker, propType),
        itemFields: [...new Set(fields.flatMap((each) => each.getProperties().map(({ name }) => name)))],
      };
    }),
    all: new Set(members.map(({ name }) => name)),
  };
}

function isOfReact(declaration: ts.Declaration): boolean {
  return /\/@types\/react(-dom)?\//.test(declaration.getSourceFile().fileName);
}

function readReasons(checker: ts.TypeChecker, handler: ts.Type): string[] {
  const [, details] = handler.getCallSignatures()[0]?.parameters ?? [];
  const reason = details && checker.getTypeOfSymbol(details).getProperty('reason');
  if (!reason) return [];
  const type = checker.getTypeOfSymbol(reason);
  return (type.isUnion() ? type.types : [type]).flatMap((each) => (each.isStringLiteral() ? each.value : []));
}
