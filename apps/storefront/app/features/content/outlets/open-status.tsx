import { cx } from 'class-variance-authority';
import { useEffect, useState } from 'react';
import { getOpenStatus, type OpeningHours } from './opening-hours.ts';

const minuteMs = 60_000;

/**
 * Whether a showroom is open just now. A page is kept by caches for longer than that is true, so the browser says it
 * once it has taken over; the line keeps its room until then.
 */
export function OpenStatusText({ hours, className }: { hours: OpeningHours; className?: string }) {
  const now = useMinute();
  const opening = now && getOpenStatus(hours, now);
  return (
    <p
      className={cx(
        'min-h-[1lh] text-meta font-semibold',
        opening?.isOpen ? 'text-leaf' : 'text-ink-2',
        className,
      )}
    >
      {opening?.isOpen && <i className="me-2 inline-block size-2.5 rounded-full bg-leaf" />}
      {opening?.words}
    </p>
  );
}

/** This moment, by the minute; undefined until React has taken over. */
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
