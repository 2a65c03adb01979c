import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import { useRootData } from '../../platform/settings/root-data.ts';

/** A callout with the telephone number and the contact form, for open questions. */
export function ContactCallout() {
  const shop = useRootData()?.shop;
  if (!shop) return null;
  return (
    <p className="max-w-132 text-muted">
      Any questions? Call{' '}
      <UiLink href={`tel:${shop.hotlineShort}`} className="tabular">
        {shop.hotlineShort}
      </UiLink>{' '}
      or{' '}
      <UiLink asChild>
        <Link to="/contact" discover="none">
          write to us
        </Link>
      </UiLink>
      .
    </p>
  );
}
