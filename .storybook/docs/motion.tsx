import { Button } from '@piri/ui/button';
import { Switch } from '@piri/ui/switch';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useState } from 'react';
import { toCssValue } from '../../packages/ui/src/tokens/css-value.ts';
import { getShortName, listTokens } from './list-tokens.ts';

const uses: Readonly<Record<string, string>> = {
  fast: 'Colours change on a press.',
  base: 'Menus open, and the stitch below a link closes.',
  slow: 'A stitched line is drawn, a dialog opens.',
  slower: 'A drawer slides in.',
  enter: 'For elements that enter: starts fast, ends slowly.',
  exit: 'For elements that leave: starts slowly, ends fast.',
};

/** Demonstrates all durations and easings. The switch shows the effect of the system's reduced-motion setting. */
export function MotionDemo() {
  const [there, setThere] = useState(false);
  const [reduced, setReduced] = useState(false);
  return (
    <Unstyled>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 bg-surface-muted p-6">
        <Button onClick={() => setThere(!there)}>{there ? 'Move back' : 'Move'}</Button>
        <Switch checked={reduced} onChange={(event) => setReduced(event.currentTarget.checked)}>
          Reduced motion
        </Switch>
      </div>
      <div className="grid gap-x-10 md:grid-cols-2">
        <Lane title="Durations">
          {listTokens('duration').map((token) => (
            <Runner
              key={token.path}
              path={token.path}
              name={`duration-${getShortName(token)}`}
              use={uses[getShortName(token)]}
              timing={`${toCssValue(token)} var(--settle)`}
              {...{ there, reduced }}
            />
          ))}
        </Lane>
        <Lane title="Easings, in slow motion">
          {listTokens('ease').map((token) => (
            <Runner
              key={token.path}
              path={token.path}
              name={`ease-${getShortName(token)}`}
              use={uses[getShortName(token)]}
              timing={`1600ms ${toCssValue(token)}`}
              {...{ there, reduced }}
            />
          ))}
        </Lane>
      </div>
    </Unstyled>
  );
}

function Lane({ title, children }: { title: string; children: ReactNode }) {
  const [settle] = listTokens('ease');
  return (
    <section
      className="mt-8"
      style={settle && ({ '--settle': toCssValue(settle) } as Record<string, string>)}
      aria-label={title}
    >
      <p className="font-semibold">{title}</p>
      <ul className="mt-2">{children}</ul>
    </section>
  );
}

/** Moves a stool along a line. With reduced motion it appears at its destination, and only its opacity is animated. */
function Runner({ path, name, use, timing, there, reduced }: RunnerProps) {
  return (
    <li data-token={path} className="border-subtle border-t py-3 text-small">
      <p>
        <b className="text-accent">{name}</b> <span className="text-muted">{use}</span>
      </p>
      <div className="relative mt-2 flex h-8 items-center text-subtle">
        <span className="w-full stitch-horizontal" />
        <span
          key={reduced ? `${there}` : 'one'}
          className="absolute size-8 rounded-chip bg-accent motion-reduce:transition-none!"
          style={{
            insetInlineStart: there ? 'calc(100% - 2rem)' : 0,
            transition: reduced ? 'none' : `inset-inline-start ${timing}`,
            animation: reduced ? `workbench-appear ${timing}` : undefined,
          }}
        />
      </div>
    </li>
  );
}

interface RunnerProps {
  path: string;
  name: string;
  use: string | undefined;
  timing: string;
  there: boolean;
  reduced: boolean;
}
