import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { useFormatNumber, useLabels } from '../internal/use-labels.ts';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const english: StepperLabels = {
  position: (nth, of) => `Step ${nth} of ${of}:`,
  completed: 'done',
  change: 'Change',
};

const square = cva(
  'grid size-6 shrink-0 place-items-center rounded-chip border font-semibold text-small tabular forced-colors:border-2',
  {
    variants: {
      state: {
        completed: 'border-accent bg-accent text-on-accent',
        current: 'border-accent bg-accent text-on-accent forced-colors:border-[Highlight]',
        upcoming: 'border-control text-muted',
      },
    },
  },
);

const name = cva('', {
  variants: {
    state: { completed: 'font-semibold', current: 'font-semibold text-accent', upcoming: 'text-muted' },
  },
});

/**
 * A list of the steps of a form that is completed one step at a time. Renders a `<nav>`: from 1024 px, a column with a
 * summary of the answers; below that, a row of squares under the current step's name. Only completed steps can be
 * revisited.
 */
export function Stepper({
  label,
  steps,
  onStepChange,
  linkComponent = 'a',
  labels: ownLabels,
  className,
  ...props
}: StepperProps) {
  const labels = useLabels('Stepper', english, ownLabels);
  const formatNumber = useFormatNumber();
  const now = steps.findIndex(({ state }) => state === 'current');
  return (
    <nav data-slot="stepper" aria-label={label} className={cx('text-start', className)} {...props}>
      {/* The list contains the same information, so this is hidden from screen readers. */}
      {now >= 0 && (
        <p aria-hidden="true" className="text-muted text-small wrap-anywhere lg:hidden">
          {labels.position(now + 1, steps.length)}{' '}
          <span className="font-semibold text-accent">{steps[now]?.label}</span>
        </p>
      )}
      <ol className="flex lg:grid">
        {steps.map((step, index) => (
          <li
            key={step.id}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={cx(
              'group/step relative flex min-h-11 items-center not-last:flex-1',
              'lg:grid lg:grid-cols-[auto_1fr] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-4 lg:not-last:pb-3 lg:not-last:min-h-19',
            )}
          >
            <span aria-hidden="true" className={square({ state: step.state })}>
              {step.state === 'completed' ? (
                <Icon name="check" width={16} height={16} strokeWidth={2.4} />
              ) : (
                formatNumber(index + 1)
              )}
            </span>
            <Threads state={step.state} />
            <div className="min-w-0 max-lg:sr-only lg:col-start-2 lg:row-start-1 lg:pb-1">
              <span className={name({ state: step.state })}>{step.label}</span>
              {step.state === 'completed' && <VisuallyHidden>, {labels.completed}</VisuallyHidden>}
              {step.summary?.map((line, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a summary are never reordered
                <span key={nth} className="block text-muted text-small wrap-anywhere">
                  <bdi>{line}</bdi>
                </span>
              ))}
            </div>
            {step.state === 'completed' && (
              <WayBack
                step={step}
                onStepChange={onStepChange}
                linkComponent={linkComponent}
                change={labels.change}
              />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * A line of links to the parts of a form on one page. Renders a `<nav>`. The page decides which of them are completed.
 */
export function StepLinks({
  label,
  steps,
  linkComponent: Anchor = 'a',
  labels: ownLabels,
  className,
  ...props
}: StepLinksProps) {
  const labels = useLabels('Stepper', english, ownLabels);
  return (
    <nav data-slot="step-links" aria-label={label} className={cx('text-small', className)} {...props}>
      <ol className="flex flex-wrap items-center">
        {steps.map(({ id, state, href, label: text }) => (
          <li
            key={id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className="group/step flex items-center not-last:flex-1"
          >
            <Anchor href={href} className={cx(way, linkTextClass({ state }))}>
              {text}
              {state === 'completed' && <VisuallyHidden>, {labels.completed}</VisuallyHidden>}
            </Anchor>
            <span aria-hidden="true" className={cx(thread({ state }), 'mx-1.5 min-w-4 flex-1 sm:mx-3')} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

export type StepState = 'completed' | 'current' | 'upcoming';

export interface Step {
  /** Unique among the steps. */
  id: string;
  /** @example 'Delivery' */
  label: ReactNode;
  /** At most one of the steps is `current`. */
  state: StepState;
  /** The address of the step's questions. */
  href?: string | undefined;
  /** A summary of the answers or questions, below the name. Visually hidden below 1024 px. */
  summary?: readonly ReactNode[] | undefined;
}

/** The texts that are not part of the steps. */
export interface StepperLabels {
  /** Shown before the name of the current step on a narrow screen. @default (nth, of) => `Step ${nth} of ${of}:` */
  position: (nth: number, of: number) => ReactNode;
  /** Read out after a completed step. @default 'done' */
  completed: ReactNode;
  /** The link back to a completed step; the name of the step is read out after it. @default 'Change' */
  change: ReactNode;
}

interface Shared extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /**
   * The name of the landmark.
   * @example 'Your order, step by step'
   */
  label: string;
  /** @default 'a' */
  linkComponent?: LinkComponent;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<StepperLabels>;
}

export interface StepperProps extends Shared {
  /** The steps in order. A completed one with an `href` gets a link back to it. */
  steps: readonly Step[];
  /** Called to go back to a completed step without an `href`, which gets a button instead of a link. */
  onStepChange?: (id: string) => void;
}

export interface StepLinksProps extends Shared {
  /** The parts in page order. Each links to its part of the form, completed or not. */
  steps: readonly (Step & { href: string })[];
}

const thread = cva('stitch-horizontal group-last/step:hidden', {
  variants: {
    state: { completed: 'text-accent', current: 'text-border-subtle', upcoming: 'text-border-subtle' },
  },
});

const way = 'inline-flex min-h-11 min-w-6 items-center underline-offset-3 hover:underline';

const linkTextClass = cva('', {
  variants: {
    state: { completed: 'font-medium text-accent', current: 'font-bold text-accent', upcoming: 'text-muted' },
  },
});

/** The line to the next square: along the row, or down the column. */
function Threads({ state }: { state: StepState }) {
  return (
    <>
      <span aria-hidden="true" className={cx(thread({ state }), 'mx-2 flex-1 lg:hidden')} />
      <span
        aria-hidden="true"
        className={cx(
          'absolute start-[11px] top-8 bottom-1.5 hidden stitch-vertical lg:block lg:group-last/step:hidden',
          state === 'completed' ? 'text-accent' : 'text-border-control',
        )}
      />
    </>
  );
}

interface WayBackProps {
  step: Step;
  onStepChange: StepperProps['onStepChange'];
  linkComponent: LinkComponent;
  change: ReactNode;
}

/**
 * The link back to a step, below its summary. On a narrow screen it covers the square, and its text is visually hidden.
 */
function WayBack({ step: { id, href, label }, onStepChange, linkComponent: Anchor, change }: WayBackProps) {
  const content = (
    <>
      <span className="max-lg:sr-only">{change}</span> <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  if (href !== undefined) {
    return (
      <Link asChild className={wayBack}>
        <Anchor href={href}>{content}</Anchor>
      </Link>
    );
  }
  if (!onStepChange) return null;
  return (
    <Link asChild className={wayBack}>
      <button type="button" onClick={() => onStepChange(id)}>
        {content}
      </button>
    </Link>
  );
}

const wayBack = cx(
  'max-lg:absolute max-lg:-start-2.5 max-lg:size-11',
  'lg:relative lg:col-start-2 lg:row-start-2 lg:my-1 lg:justify-self-start lg:text-small lg:before:absolute lg:before:-inset-x-1 lg:before:-inset-y-3',
);
