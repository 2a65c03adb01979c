import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';
import { getOpenStatus, type OpeningHours } from './opening-hours.ts';

const minuteMs = 60_000;

/**
 * Whether a showroom is open now. Caches store the page for longer than that is true, so the text is rendered after
 * hydration, in a space reserved for it.
 */
export function OpenStatusText({ hours, className }: { hours: OpeningHours; className?: string }) {
  const now = useMinute();
  const opening = now && getOpenStatus(hours, now);
  return (
    <p
      className={cx(
        'min-h-[1lh] text-small font-semibold',
        opening?.isOpen ? 'text-success' : 'text-muted',
        className,
      )}
    >
      {opening?.isOpen && <i className="me-2 inline-block size-2.5 rounded-full bg-success" />}
      {opening?.text}
    </p>
  );
}

/** Returns the current time, updated every minute; undefined until hydration. */
function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
