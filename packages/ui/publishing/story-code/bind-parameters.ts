import ts from 'typescript';
import type { Bindings, ObjectFields, SourceNode } from './read-story.ts';
import type { StoryModule } from './story-module.ts';

/** Reads what the parameters of a function stand for. */
export function bindParameters(
  module: StoryModule,
  parameters: readonly ts.ParameterDeclaration[],
  values: readonly (ObjectFields | SourceNode | undefined)[],
): Bindings {
  const bindings = new Map<string, ObjectFields | SourceNode | undefined>();
  parameters.forEach(({ name, initializer }, index) => {
    const value = values[index] ?? (initializer && { node: initializer, module });
    if (ts.isIdentifier(name)) bindings.set(name.text, value);
    else if (ts.isObjectBindingPattern(name) && value instanceof Map) {
      const rest = new Map(value);
      for (const element of name.elements) {
        const key = (element.propertyName ?? element.name).getText();
        if (element.dotDotDotToken) bindings.set(element.name.getText(), rest);
        else {
          bindings.set(element.name.getText(), value.get(key));
          rest.delete(key);
        }
      }
    }
  });
  return bindings;
}
