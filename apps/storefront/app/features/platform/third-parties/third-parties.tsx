import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../rendering/when-idle.ts';
import { useRootData } from '../settings/root-data.ts';
import { AnalyticsFrame } from './analytics-frame.tsx';
import { ChatWidget } from './chat-widget.tsx';
import { getPendingConsents, hasOptOutSignal } from './consent.ts';
import { ConsentBar } from './consent-bar.tsx';
import { restoreConsent, useConsent } from './consent-store.ts';
import { UploadChannelConnection } from './upload-channel-connection.tsx';

/**
 * Asks for consent once the browser is idle, and loads the services that were allowed. Each removes itself completely
 * when unmounted, so that a “No” after a “Yes” takes effect at once.
 */
export default function ThirdParties() {
  const services = useRootData()?.shop.thirdParties ?? {};
  const { answers, answer } = useConsent();
  // Don't ask before the storage has been read.
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
        <ConsentBar names={getPendingConsents(services, answers, hasOptOutSignal())} onAnswer={answer} />
      </OnceIdle>
      {analytics && answers.analytics && (
        <OnceIdle>
          <AnalyticsFrame />
        </OnceIdle>
      )}
      {chat && answers.chat && (
        <OnceIdle>
          <ChatWidget address={chat} />
        </OnceIdle>
      )}
      {realtime && answers.realtime && (
        <OnceIdle>
          <UploadChannelConnection address={realtime} />
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
