import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { LinkComponent } from '../internal/link-component.ts';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

interface StepBackLinkProps {
  href: string | undefined;
  label: ReactNode;
  onReturn: (() => void) | undefined;
  linkComponent: LinkComponent;
  change: ReactNode;
}

/**
 * The link back to a step, below its summary. On a narrow screen it covers the square, and its text is visually hidden.
 */
export function StepBackLink({ href, label, onReturn, linkComponent: Anchor, change }: StepBackLinkProps) {
  const content = (
    <>
      <span className="max-lg:sr-only">{change}</span> <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  if (href === undefined && !onReturn) return null;
  return (
    <Link asChild className={backLink}>
      {href === undefined ? (
        <button type="button" onClick={onReturn}>
          {content}
        </button>
      ) : (
        <Anchor href={href}>{content}</Anchor>
      )}
    </Link>
  );
}

const backLink = cx(
  'max-lg:absolute max-lg:-start-2.5 max-lg:size-11',
  'lg:relative lg:col-start-2 lg:row-start-2 lg:my-1 lg:justify-self-start lg:text-small lg:before:absolute lg:before:-inset-x-1 lg:before:-inset-y-3',
);
