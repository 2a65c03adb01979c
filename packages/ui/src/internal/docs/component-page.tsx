import { Canvas, Unstyled } from '@storybook/addon-docs/blocks';
import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { Icon } from '../../icon/icon.tsx';

export { Anatomy, type AnatomyPart } from './anatomy.tsx';

import { ComponentFactsBar } from './component-facts.tsx';
import { ComponentStatusBar } from './component-status-bar.tsx';
import { ExampleCode } from './example-code.tsx';
import { useExampleLanguage } from './example-language.ts';
import { linkComponentNames } from './link-component-names.tsx';
import { renderInlineCode } from './render-inline-code.tsx';

/** The first section of every page: the name of the component, what it does in one sentence, and its status. */
export function ComponentIntro({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Unstyled>
      <h1 className="font-display text-page-title">
        {/* A long name may break between its words: DimensionDrawing is wider than a phone. */}
        {name.split(/(?=[A-Z])/).map((word, index) => (
          <Fragment key={word}>
            {index > 0 && <wbr />}
            {word}
          </Fragment>
        ))}
      </h1>
      <div className="mt-4 max-w-160 font-display text-small-title">{children}</div>
      <ComponentFactsBar />
      <ComponentStatusBar />
    </Unstyled>
  );
}

/** When to use this component, and what to use otherwise. */
export function WhenToUse({ use, instead }: { use: readonly ReactNode[]; instead: readonly ReactNode[] }) {
  return (
    <Unstyled>
      <div className="mt-6 grid gap-8 md:grid-cols-2">
        <Reasons title="Use it" good reasons={use} />
        <Reasons
          title="Use something else"
          good={false}
          reasons={instead.map((text) => linkComponentNames(text))}
        />
      </div>
    </Unstyled>
  );
}

/** A story of the page, interactive, with the code that a reader would write for it. */
export function Preview({ of, ...props }: ComponentProps<typeof Canvas>) {
  return (
    <div className="[&_.sbdocs-preview]:mb-0! [&_.sbdocs-preview]:rounded-none!">
      <Canvas sourceState="none" of={of} {...props} />
      <Unstyled>
        <ExampleCode of={of} />
      </Unstyled>
    </div>
  );
}

/** Two live examples side by side: what to do, and what not to do. */
export function DoAndDont({ right, wrong }: { right: DoAndDontExample; wrong: DoAndDontExample }) {
  return (
    <Unstyled>
      <div data-do-and-dont="" className="mt-6 grid grid-cols-1 gap-x-8 gap-y-8 md:grid-cols-2 md:gap-y-0">
        <Shown {...right} good />
        <Shown {...wrong} good={false} />
      </div>
    </Unstyled>
  );
}

export interface DoAndDontExample {
  children: ReactNode;
  because: ReactNode;
}

interface ReasonsProps {
  title: string;
  good: boolean;
  reasons: readonly ReactNode[];
}

function Reasons({ title, good, reasons }: ReasonsProps) {
  return (
    <section data-reasons={good ? 'use' : 'instead'} className="text-small">
      <h3 className="stitch-bottom pb-2 font-semibold">{title}</h3>
      <ul>
        {reasons.map((reason, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list that is never sorted or filtered
          <li key={index} className="flex gap-3 border-subtle border-b py-2">
            <Verdict good={good} /> <span>{renderInlineCode(reason)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shown({ children, because, good }: DoAndDontExample & { good: boolean }) {
  const Language = useExampleLanguage();
  return (
    // The two rows are those of the pair, so that the lines and the captions are level.
    <figure className="text-small md:row-span-2 md:grid md:grid-rows-subgrid">
      <div
        className={`grid min-h-44 grid-cols-1 place-items-center bg-surface-muted p-6 ${good ? 'text-success stitch-bottom' : 'border-danger border-b-2'}`}
        style={good ? { backgroundColor: 'var(--piri-surface-muted)' } : undefined}
      >
        <div data-live-example="" className="max-w-full text-default">
          <Language>{children}</Language>
        </div>
      </div>
      <figcaption className="mt-2 flex gap-2">
        <Verdict good={good} />
        <span>
          <b>{good ? 'Do' : 'Don’t'}</b> {renderInlineCode(because)}
        </span>
      </figcaption>
    </figure>
  );
}

function Verdict({ good }: { good: boolean }) {
  return (
    <Icon
      name={good ? 'check' : 'close'}
      width={18}
      height={18}
      className={`mt-0.5 ${good ? 'text-success' : 'text-danger'}`}
    />
  );
}
