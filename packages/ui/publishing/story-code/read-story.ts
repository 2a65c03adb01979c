import ts from 'typescript';
import { readStoryModule, type StoryModule } from './story-module.ts';

/** A piece of source, and the module whose names it uses. */
export interface SourceNode {
  node: ts.Node;
  module: StoryModule;
  /** What the parameters of the function around it stand for. */
  bindings?: Bindings;
}

/** What the parameters of a function stand for: all its fields, one value, or nothing. */
export type Bindings = ReadonlyMap<string, ObjectFields | SourceNode | undefined>;

export type ObjectFields = ReadonlyMap<string, SourceNode>;

/** Returns the fields of a story and of its file’s meta. */
export function readStory(module: StoryModule, name: string): { story: ObjectFields; meta: ObjectFields } {
  const story = module.declarations.get(name)?.value;
  const meta = module.declarations.get('meta')?.value;
  if (!story || !meta) throw new Error(`${module.file} has no story “${name}”, or no \`meta\`.`);
  return { story: readObject(story, module), meta: readObject(meta, module) };
}

/** Returns the args of a story: those of its file, overridden by its own. */
export function readArgs(story: ObjectFields, meta: ObjectFields): ObjectFields {
  const read = (fields: ObjectFields) => {
    const args = fields.get('args');
    return args ? readObject(args.node, args.module) : new Map<string, SourceNode>();
  };
  return new Map([...read(meta), ...read(story)]);
}

/** Returns the fields of an object literal, with those that it spreads from other constants, also of other files. */
export function readObject(node: ts.Node, module: StoryModule): ObjectFields {
  const value = unwrap(node);
  if (ts.isIdentifier(value)) {
    const found = findConstant(value.text, module);
    if (found) return readObject(found.node, found.module);
  }
  if (ts.isPropertyAccessExpression(value)) {
    const field = readObject(value.expression, module).get(value.name.text);
    if (field) return readObject(field.node, field.module);
  }
  if (!ts.isObjectLiteralExpression(value)) {
    throw new Error(`${module.file}: “${value.getText().slice(0, 80)}” is not an object that can be read.`);
  }
  const fields = new Map<string, SourceNode>();
  for (const property of value.properties) {
    if (ts.isSpreadAssignment(property)) {
      for (const [name, field] of readObject(property.expression, module)) fields.set(name, field);
    } else if (ts.isPropertyAssignment(property)) {
      fields.set(getName(property.name), { node: property.initializer, module });
    } else if (ts.isShorthandPropertyAssignment(property)) {
      fields.set(property.name.text, { node: property.name, module });
    } else if (ts.isMethodDeclaration(property)) {
      fields.set(getName(property.name), { node: property, module });
    }
  }
  return fields;
}

/** Finds a constant by its name in the module, or in the module that it is imported from. */
export function findConstant(name: string, module: StoryModule): SourceNode | undefined {
  const own = module.declarations.get(name);
  if (own) return own.value && { node: own.value, module };
  const imported = module.imports.get(name);
  if (!imported?.from.startsWith('/')) return undefined;
  return findConstant(imported.name, readStoryModule(imported.from));
}

/** Removes parentheses and type assertions. */
export function unwrap(node: ts.Node): ts.Node {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return unwrap(node.expression);
  }
  return node;
}

function getName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}
