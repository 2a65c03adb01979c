/** Where the code of an example follows the args of its story. Positions are those of characters in the code. */
export interface ExampleSource {
  element: ArgsElement;
  /** The imports and constants, in their order. */
  declarations: readonly (CodeRange & { names: readonly string[] })[];
  /** The args that another value would not replace, because the story's own code reads or overrides them. */
  fixedArgs: readonly string[];
}

/** The element whose props are the args. */
export interface ArgsElement extends CodeRange {
  tag: string;
  attributes: readonly (CodeRange & { name: string })[];
  /** What is between its tags, if it has two. */
  children?: CodeRange;
}

export interface CodeRange {
  start: number;
  end: number;
}

/** An arg as code, with what it imports. No text means that the prop is left out. */
export interface WrittenArg {
  code?: string;
  imports?: readonly { from: string; name: string }[];
}
