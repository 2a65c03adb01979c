import { cva, cx } from 'class-variance-authority';
import { Children, type ComponentProps, createContext, isValidElement, type ReactNode, use } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { LinkComponent } from '../internal/link-component.ts';
import { useFormatNumber, useLabels } from '../internal/use-labels.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { StepBackLink } from './step-back-link.tsx';

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
 * A list of the steps of a form that is completed one step at a time: `steps`, or a `StepperStep` for each. Renders a
 * `<nav>`: from 1024 px, a column with a summary of the answers; below that, a row of squares under the current step's
 * name. Only completed steps can be revisited.
 */
export function Stepper({
  label,
  steps,
  onStepChange,
  linkComponent = 'a',
  labels: ownLabels,
  className,
  children,
  ...props
}: StepperProps) {
  const labels = useLabels('Stepper', english, ownLabels);
  const ofSteps = steps?.map(({ id, summary, ...step }) => (
    <StepperStep key={id} value={id} {...step}>
      {summary?.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a summary are never reordered
        <span key={nth} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
    </StepperStep>
  ));
  const all = Children.toArray(ofSteps ?? children).filter((child) => isValidElement<StepLike>(child));
  const now = all.findIndex((step) => step.props.state === 'current');
  return (
    <nav data-slot="stepper" aria-label={label} className={cx('text-start', className)} {...props}>
      {/* The list contains the same information, so this is hidden from screen readers. */}
      {now >= 0 && (
        <p aria-hidden="true" className="text-muted text-small wrap-anywhere lg:hidden">
          {labels.position(now + 1, all.length)}{' '}
          <span className="font-semibold text-accent">{all[now]?.props.label}</span>
        </p>
      )}
      <ol className="flex lg:grid">
        {all.map((step, index) => (
          <StepContext key={step.key} value={{ index, onStepChange, linkComponent, labels }}>
            {step}
          </StepContext>
        ))}
      </ol>
    </nav>
  );
}

/** A step with content of its own. Renders an `<li>`. */
export function StepperStep({
  state,
  label,
  value,
  href,
  icon,
  className,
  children,
  ...props
}: StepperStepProps) {
  const formatNumber = useFormatNumber();
  const context = use(StepContext);
  if (!context) {
    throw new Error('`StepperStep` is outside `Stepper`, so it has no number. Move it inside `Stepper`.');
  }
  const { index, onStepChange, linkComponent, labels } = context;
  const hasSummary = Children.count(children) > 0;
  return (
    <li
      data-slot="stepper-step"
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx(
        'group/step relative flex min-h-11 items-center not-last:flex-1',
        'lg:grid lg:grid-cols-[auto_1fr] lg:grid-rows-[auto_auto_1fr] lg:items-start lg:gap-x-4 lg:not-last:pb-3 lg:not-last:min-h-19',
        className,
      )}
      {...props}
    >
      <span aria-hidden="true" className={square({ state })}>
        {icon ??
          (state === 'completed' ? (
            <Icon name="check" width={16} height={16} strokeWidth={2.4} />
          ) : (
            formatNumber(index + 1)
          ))}
      </span>
      <Threads state={state} />
      <div className="min-w-0 max-lg:sr-only lg:col-start-2 lg:row-start-1 lg:pb-1">
        <span className={name({ state })}>{label}</span>
        {state === 'completed' && <VisuallyHidden>, {labels.completed}</VisuallyHidden>}
        {hasSummary && <div className="text-muted text-small wrap-anywhere">{children}</div>}
      </div>
      {state === 'completed' && (
        <StepBackLink
          href={href}
          label={label}
          onReturn={onStepChange && value !== undefined ? () => onStepChange(value) : undefined}
          linkComponent={linkComponent}
          change={labels.change}
        />
      )}
    </li>
  );
}

/**
 * A line of links to the parts of a form on one page: `steps`, or a `StepLink` for each. Renders a `<nav>`. The page
 * decides which of them are completed.
 */
export function StepLinks({
  label,
  steps,
  linkComponent = 'a',
  labels: ownLabels,
  className,
  children,
  ...props
}: StepLinksProps) {
  const { completed } = useLabels('Stepper', english, ownLabels);
  return (
    <nav data-slot="step-links" aria-label={label} className={cx('text-small', className)} {...props}>
      <ol className="flex flex-wrap items-center">
        <StepLinksContext value={{ linkComponent, completed }}>
          {steps?.map(({ id, state, href, label: text }) => (
            <StepLink key={id} state={state} href={href}>
              {text}
            </StepLink>
          )) ?? children}
        </StepLinksContext>
      </ol>
    </nav>
  );
}

/** A link to a part of the form, with content of its own. Renders an `<li>`. */
export function StepLink({ state, href, className, children, ...props }: StepLinkProps) {
  const context = use(StepLinksContext);
  if (!context) {
    throw new Error('`StepLink` is outside `StepLinks`, so it has no texts. Move it inside `StepLinks`.');
  }
  const { linkComponent: Anchor, completed } = context;
  return (
    <li
      data-slot="step-link"
      data-state={state}
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx('group/step flex items-center not-last:flex-1', className)}
      {...props}
    >
      <Anchor href={href} className={cx(way, linkTextClass({ state }))}>
        {children}
        {state === 'completed' && <VisuallyHidden>, {completed}</VisuallyHidden>}
      </Anchor>
      <span aria-hidden="true" className={cx(thread({ state }), 'mx-1.5 min-w-4 flex-1 sm:mx-3')} />
    </li>
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
  steps?: readonly Step[] | undefined;
  /**
   * Instead of `steps`: a `StepperStep` for each. A component of your own around one takes its `state` and `label`, too,
   * which are shown above the steps on a narrow screen.
   */
  children?: ReactNode;
  /**
   * Called with the `id` or `value` of a completed step without an `href`, to go back to it. The step gets a button
   * instead of a link.
   */
  onStepChange?: ((id: string) => void) | undefined;
}

export interface StepperStepProps extends Omit<ComponentProps<'li'>, 'value'> {
  /** At most one of the steps is `current`. */
  state: StepState;
  /** @example 'Delivery' */
  label: ReactNode;
  /** Identifies the step in `onStepChange`. */
  value?: string | undefined;
  /** The address of the step's questions. */
  href?: string | undefined;
  /** Shown in the square instead of the number or the tick. At most 16 px. */
  icon?: ReactNode;
  /** A summary of the answers or questions, below the name. Visually hidden below 1024 px. */
  children?: ReactNode;
}

interface StepContextValue extends Pick<StepperProps, 'onStepChange'> {
  index: number;
  linkComponent: LinkComponent;
  labels: StepperLabels;
}

/** The place of a step among the others, and what `Stepper` has for all of them. */
const StepContext = createContext<StepContextValue | null>(null);

/** What `Stepper` reads of its children, which may be components around a `StepperStep`. */
type StepLike = Partial<Pick<StepperStepProps, 'state' | 'label'>>;

export interface StepLinksProps extends Shared {
  /** The parts in page order. Each links to its part of the form, completed or not. */
  steps?: readonly (Step & { href: string })[] | undefined;
  /** Instead of `steps`: a `StepLink` for each. */
  children?: ReactNode;
}

export interface StepLinkProps extends ComponentProps<'li'> {
  /** At most one of the links is `current`. */
  state: StepState;
  /** The address of the part. */
  href: string;
  /** The name of the part. */
  children: ReactNode;
}

/** What `StepLinks` has for all of its links. */
const StepLinksContext = createContext<{
  linkComponent: LinkComponent;
  completed: ReactNode;
} | null>(null);

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
