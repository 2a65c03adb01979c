import { cva, cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

const english: StepperLabels = {
  position: (nth, of) => `Step ${nth} of ${of}:`,
  completed: 'done',
  change: 'Change',
};

const square = cva(
  'grid size-6 shrink-0 place-items-center rounded-chip border font-semibold text-meta tabular forced-colors:border-2',
  {
    variants: {
      state: {
        completed: 'border-neel bg-neel text-on-neel',
        current: 'border-neel bg-neel text-on-neel forced-colors:border-[Highlight]',
        upcoming: 'border-control text-ink-2',
      },
    },
  },
);

const name = cva('', {
  variants: {
    state: { completed: 'font-semibold', current: 'font-semibold text-neel', upcoming: 'text-ink-2' },
  },
});

/**
 * The steps of a form that is filled in one after the other. Renders a `<nav>`: from 1024 px on a column with what was
 * answered so far, below that a row of squares under the name of this step. Only finished steps can be gone back to.
 */
export function Stepper({
  label,
  steps,
  onStepSelect,
  linkComponent = 'a',
  labels: ownLabels,
  className,
  ...props
}: StepperProps) {
  const labels = { ...english, ...ownLabels };
  const now = steps.findIndex(({ state }) => state === 'current');
  return (
    <nav data-slot="stepper" aria-label={label} className={cx('text-start', className)} {...props}>
      {/* The list says it too, and so to the eye alone. */}
      {now >= 0 && (
        <p aria-hidden="true" className="text-ink-2 text-meta wrap-anywhere lg:hidden">
          {labels.position(now + 1, steps.length)}{' '}
          <span className="font-semibold text-neel">{steps[now]?.label}</span>
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
                index + 1
              )}
            </span>
            <Threads state={step.state} />
            <div className="min-w-0 max-lg:sr-only lg:col-start-2 lg:row-start-1 lg:pb-1">
              <span className={name({ state: step.state })}>{step.label}</span>
              {step.state === 'completed' && <VisuallyHidden>, {labels.completed}</VisuallyHidden>}
              {step.summary?.map((line, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer, which never change places
                <span key={nth} className="block text-ink-2 text-meta wrap-anywhere">
                  <bdi>{line}</bdi>
                </span>
              ))}
            </div>
            {step.state === 'completed' && (
              <WayBack
                step={step}
                onStepSelect={onStepSelect}
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
 * The parts of a form that stands on one page, as a line of links to them. Renders a `<nav>`. Which of them are done
 * is the page's to say.
 */
export function StepLinks({
  label,
  steps,
  linkComponent: Anchor = 'a',
  labels: ownLabels,
  className,
  ...props
}: StepLinksProps) {
  const labels = { ...english, ...ownLabels };
  return (
    <nav data-slot="step-links" aria-label={label} className={cx('text-meta', className)} {...props}>
      <ol className="flex flex-wrap items-center">
        {steps.map(({ id, state, href, label: words }) => (
          <li
            key={id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
            className="group/step flex items-center not-last:flex-1"
          >
            <Anchor href={href} className={cx(way, lineWords({ state }))}>
              {words}
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
  /** Of all steps at most one is `current`. */
  state: StepState;
  /** Where its questions are. */
  href?: string | undefined;
  /** Under its name: what was answered, in short, or what is asked. In the column. */
  summary?: readonly ReactNode[] | undefined;
}

/** A word for each thing that is not in the steps. */
export interface StepperLabels {
  /** Before the name of this step, on a narrow screen. @default (nth, of) => `Step ${nth} of ${of}:` */
  position: (nth: number, of: number) => ReactNode;
  /** Heard after a finished step. @default 'done' */
  completed: ReactNode;
  /** Leads back to a finished step; its name is heard after it. @default 'Change' */
  change: ReactNode;
}

interface Shared extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /**
   * Names the landmark.
   * @example 'Your order, step by step'
   */
  label: string;
  /** @default 'a' */
  linkComponent?: LinkComponent;
  labels?: Partial<StepperLabels>;
}

export interface StepperProps extends Shared {
  /** In their order. A finished one with an `href` is led back to by a link. */
  steps: readonly Step[];
  /** Goes back to a finished step that has no address: its way back is a button then. */
  onStepSelect?: (id: string) => void;
}

export interface StepLinksProps extends Shared {
  /** In the order of the page. Each leads to its part of it, finished or not. */
  steps: readonly (Step & { href: string })[];
}

const thread = cva('stitch-rule group-last/step:hidden', {
  variants: { state: { completed: 'text-neel', current: 'text-hairline', upcoming: 'text-hairline' } },
});

const way = 'inline-flex min-h-11 min-w-6 items-center underline-offset-3 hover:underline';

const lineWords = cva('', {
  variants: {
    state: { completed: 'font-medium text-neel', current: 'font-bold text-neel', upcoming: 'text-ink-2' },
  },
});

/** To the next square: along the row, or down the column. */
function Threads({ state }: { state: StepState }) {
  return (
    <>
      <span aria-hidden="true" className={cx(thread({ state }), 'mx-2 flex-1 lg:hidden')} />
      <span
        aria-hidden="true"
        className={cx(
          'absolute start-[11px] top-8 bottom-1.5 hidden stitch-upright lg:block lg:group-last/step:hidden',
          state === 'completed' ? 'text-neel' : 'text-control',
        )}
      />
    </>
  );
}

interface WayBackProps {
  step: Step;
  onStepSelect: StepperProps['onStepSelect'];
  linkComponent: LinkComponent;
  change: ReactNode;
}

/** Under the answers; on a narrow screen it lies over the square, and its words are only heard. */
function WayBack({ step: { id, href, label }, onStepSelect, linkComponent: Anchor, change }: WayBackProps) {
  const words = (
    <>
      <span className="max-lg:sr-only">{change}</span> <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  if (href !== undefined) {
    return (
      <Link asChild className={wayBack}>
        <Anchor href={href}>{words}</Anchor>
      </Link>
    );
  }
  if (!onStepSelect) return null;
  return (
    <Link asChild className={wayBack}>
      <button type="button" onClick={() => onStepSelect(id)}>
        {words}
      </button>
    </Link>
  );
}

const wayBack = cx(
  'max-lg:absolute max-lg:-start-2.5 max-lg:size-11',
  'lg:relative lg:col-start-2 lg:row-start-2 lg:my-1 lg:justify-self-start lg:text-meta lg:before:absolute lg:before:-inset-x-1 lg:before:-inset-y-3',
);
