import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../rendering/when-idle.ts';
import { useRootData } from '../settings/root-data.ts';
import { AnalyticsFrame } from './analytics-frame.tsx';
import { Chat } from './chat.tsx';
import { isRefusedBySignal, openQuestions } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';
import { restoreConsent, useConsent } from './consent-store.ts';
import { UploadNews } from './upload-news.tsx';

/**
 * Asks, once the browser has nothing better to do, and loads what was allowed. Each takes all of itself along when it
 * goes, so a no that follows a yes holds at once.
 */
export default function ThirdParties() {
  const services = useRootData()?.shop.thirdParties ?? {};
  const { answers, answer } = useConsent();
  // Before the storage was read nobody is asked.
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const stop = restoreConsent();
    setRestored(true);
    return stop;
  }, []);
  if (!restored) return null;

  const { chat, analytics, realtime } = services;
  return (
    <>
      <OnceIdle>
        <ConsentBar names={openQuestions(services, answers, isRefusedBySignal())} onAnswer={answer} />
      </OnceIdle>
      {analytics && answers.analytics && (
        <OnceIdle>
          <AnalyticsFrame />
        </OnceIdle>
      )}
      {chat && answers.chat && (
        <OnceIdle>
          <Chat address={chat} />
        </OnceIdle>
      )}
      {realtime && answers.realtime && (
        <OnceIdle>
          <UploadNews address={realtime} />
        </OnceIdle>
      )}
    </>
  );
}

function OnceIdle({ children }: { children: ReactNode }) {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle ? children : null;
}
