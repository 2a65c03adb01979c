import { join } from 'node:path';
import ts from 'typescript';

export interface PropDescription {
  name: string;
  type: string;
  required: boolean;
  defaultValue: string | null;
  description: string;
}

/** Returns a function that lists the props a component declares itself, without those of the element it renders. */
export function createPropsReader(
  packageFolder: string,
): (file: string, component: string) => PropDescription[] {
  const config = join(packageFolder, 'tsconfig.json');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    packageFolder,
  );
  // Tests and stories are half of the files, and declare no props.
  const sources = fileNames.filter((name) => !/\.(test|stories)\.tsx?$/.test(name));
  const program = ts.createProgram(sources, options);
  const checker = program.getTypeChecker();

  return (file, component) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === component);
    if (!symbol || !source) throw new Error(`${file} does not export ${component}.`);
    const [signature] = checker.getTypeOfSymbolAtLocation(symbol, source).getCallSignatures();
    const [parameter] = signature?.getParameters() ?? [];
    if (!parameter) return [];
    const type = checker.getTypeOfSymbolAtLocation(parameter, source);
    const members = type.isUnion() ? type.types.flatMap((one) => one.getProperties()) : type.getProperties();
    const own = new Map(members.filter(isDeclaredHere).map((member) => [member.name, member]));
    return [...own.values()].map(describe);
  };

  function isDeclaredHere(member: ts.Symbol): boolean {
    const [declaration] = member.declarations ?? [];
    return declaration !== undefined && !declaration.getSourceFile().fileName.includes('/node_modules/');
  }

  function describe(member: ts.Symbol): PropDescription {
    const [declaration] = member.declarations ?? [];
    const type = declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : null;
    const required = !(member.flags & ts.SymbolFlags.Optional);
    const tags = member.getJsDocTags(checker);
    return {
      name: member.name,
      type: (type ?? checker.typeToString(checker.getTypeOfSymbol(member)))
        .replace(/\s+/g, ' ')
        .replace(required ? /$^/ : / \| undefined$/, ''),
      required,
      defaultValue: ts.displayPartsToString(tags.find(({ name }) => name === 'default')?.text) || null,
      description: ts.displayPartsToString(member.getDocumentationComment(checker)).replace(/\s+/g, ' '),
    };
  }
}
