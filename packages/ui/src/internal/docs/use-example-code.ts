import { DocsContext, type useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import type { ExampleSource, WrittenArg } from './example-source.ts';
import { writeArg } from './write-arg.ts';
import { writeExample } from './write-example.ts';

type Story = ReturnType<typeof useOf<'story'>>['story'];

export interface FollowedCode {
  code: string;
  /** The props that differ from the story, but not in the code. */
  ignored: readonly string[];
}

/** Returns the code of a story with the values that the controls show now. */
export function useExampleCode(story: Story): FollowedCode {
  const args = useUnmappedArgs(story);
  const { docs, exampleSource } = story.parameters as { docs?: { source?: { code?: unknown } } } & {
    exampleSource?: ExampleSource;
  };
  const code = docs?.source?.code;
  if (typeof code !== 'string') {
    throw new Error(
      `The story ${story.id} has no code. Only a story that a page shows by <Preview> gets one.`,
    );
  }
  const names = [...new Set([...Object.keys(story.initialArgs), ...Object.keys(args)])];
  const changes = new Map<string, WrittenArg>();
  const ignored: string[] = [];
  for (const name of names.filter((one) => !Object.is(args[one], story.initialArgs[one]))) {
    const written =
      exampleSource && !exampleSource.fixedArgs.includes(name)
        ? writeArg(name, args[name], story.argTypes[name])
        : undefined;
    if (written) changes.set(name, written);
    else ignored.push(name);
  }
  return { code: exampleSource ? writeExample(code, exampleSource, changes) : code, ignored };
}

/** Returns the args of a story, with the names of options instead of the elements that they stand for. */
function useUnmappedArgs(story: Story): Record<string, unknown> {
  const context = useContext(DocsContext);
  const [args, setArgs] = useState<Record<string, unknown>>(
    () => context.getStoryContext(story)['unmappedArgs'],
  );
  useEffect(() => {
    const read = (changed: { storyId: string }) => {
      if (changed.storyId === story.id) setArgs(context.getStoryContext(story)['unmappedArgs']);
    };
    context.channel.on(STORY_ARGS_UPDATED, read);
    return () => context.channel.off(STORY_ARGS_UPDATED, read);
  }, [context, story]);
  return args;
}
