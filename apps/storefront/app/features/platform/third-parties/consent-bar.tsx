import { Button } from '@piri/ui/button';
import { Heading } from '@piri/ui/heading';
import { Link as UiLink } from '@piri/ui/link';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ServiceName } from '../../../../server/security/third-parties.ts';
import { serviceMessages } from './service-messages.ts';

export interface ConsentBarProps {
  /** The services to ask about. Without any, the bar is not rendered. */
  names: readonly ServiceName[];
  onAnswer: (names: readonly ServiceName[], yes: boolean) => void;
}

/**
 * Asks whether third-party services may be loaded. “Yes” and “No” have the same weight; no answer counts as “No”. It is
 * at the foot of the window, above the buy bar, and shifts nothing.
 */
export function ConsentBar({ names, onAnswer }: ConsentBarProps) {
  const [resultText, setResultText] = useState('');
  const asked = names.length > 0;
  // The bar announces itself, since the focus does not move to it.
  const announcement = asked ? 'There’s a privacy question at the top of this page.' : resultText;

  function give(yes: boolean) {
    onAnswer(names, yes);
    setResultText(yes ? 'You said yes.' : 'You said no, so nothing is loaded.');
    // The pressed button is removed, so move the focus.
    document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <>
      <Announced text={announcement} />
      {asked && <Question names={names} onGive={give} />}
    </>
  );
}

function Question({ names, onGive }: { names: readonly ServiceName[]; onGive: (yes: boolean) => void }) {
  const bar = useRef<HTMLElement>(null);
  useClearOf(bar);
  return (
    <section
      ref={bar}
      aria-labelledby="consent-title"
      data-slot="consent-bar"
      className="fixed inset-x-4 bottom-4 z-header max-h-[60dvh] max-w-108 overflow-y-auto overscroll-contain corner-mitre bg-surface p-4 text-default shadow-overlay max-lg:[body:has([data-slot=buy-bar][data-state=shown])_&]:bottom-20 md:p-5 forced-colors:border dark:border dark:border-subtle print:hidden"
    >
      <Heading level={2} variant="name" id="consent-title">
        Only if you say so
      </Heading>
      <p className="mt-1 text-small">
        {names.length === 1
          ? 'This feature comes from another company'
          : 'These features come from other companies'}
        : {listed(names)}. If you say yes, {names.length === 1 ? 'it loads' : 'they load'} after the rest of
        the page; if you say no, {names.length === 1 ? 'it doesn’t' : 'they don’t'}, and the shop works just
        the same. More in{' '}
        <UiLink asChild>
          <Link to="/privacy-policy#other-companies" discover="none">
            Privacy &amp; Policy
          </Link>
        </UiLink>
        .
      </p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        <Button variant="secondary" size="small" onClick={() => onGive(true)}>
          Yes
        </Button>
        <Button variant="secondary" size="small" onClick={() => onGive(false)}>
          No
        </Button>
      </div>
    </section>
  );
}

/** A live region that is rendered before its text, so that the text is announced. */
function Announced({ text }: { text: string }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => setAnnouncement(text), [text]);
  return (
    <span role="status" className="sr-only">
      {announcement}
    </span>
  );
}

/** Adds scroll padding, so that focused elements are not behind the bar. */
function useClearOf(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = `${(bar.current?.offsetHeight ?? 0) + 32}px`;
    return () => {
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar]);
}

function listed(names: readonly ServiceName[]): string {
  const serviceNames = names.map((name) => serviceMessages[name].name.toLowerCase());
  return new Intl.ListFormat('en-GB').format(serviceNames);
}
