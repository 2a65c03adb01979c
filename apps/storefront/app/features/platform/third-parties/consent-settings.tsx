import { Heading } from '@piri/ui/heading';
import { Radio, RadioGroup } from '@piri/ui/radio-group';
import { useEffect, useState } from 'react';
import type { ServiceName, ThirdParties } from '../../../../server/security/third-parties.ts';
import { getConfiguredServices, hasOptOutSignal } from './consent.ts';
import { restoreConsent, useConsent } from './consent-store.ts';
import { serviceMessages } from './service-messages.ts';

/** A section of the privacy page: the configured third-party services, what each learns, and the visitor's choice. */
export function ConsentSettings({ services }: { services: ThirdParties | undefined }) {
  return (
    <section aria-labelledby="other-companies" className="max-w-132">
      <Heading level={2} variant="small-title" id="other-companies" className="mb-3 scroll-mt-24">
        Other companies
      </Heading>
      {services ? (
        <Choices services={services} />
      ) : (
        <p>
          Pictures, fonts and scripts come from our own server: no visitor statistics, adverts or chat from
          other companies.
        </p>
      )}
    </section>
  );
}

function Choices({ services }: { services: ThirdParties }) {
  const { answers, answer } = useConsent();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    setRefused(hasOptOutSignal());
    return restoreConsent();
  }, []);
  return (
    <div className="grid gap-8">
      <p>
        Pictures, fonts and the shop’s own scripts come from our own server, and there are no adverts. The
        services below come from other companies. They load only if you say yes, never run at the checkout,
        and can’t read what the shop saves in your browser.
      </p>
      {refused && (
        <p>
          Your browser asks sites not to track you, so we’ve taken that as a no. You can still say yes here.
        </p>
      )}
      {getConfiguredServices(services).map((name) => {
        const { onAction, learns } = serviceMessages[name];
        return (
          <div key={name}>
            <RadioGroup
              legend={<span className="text-body">{serviceMessages[name].name}</span>}
              orientation="horizontal"
              value={toRadioValue(answers[name])}
              onValueChange={(value) => answer([name], value === 'yes')}
              className="noscript:hidden"
            >
              <p className="mb-1">
                {onAction} {new URL(services[name] ?? '').host} {learns}.
              </p>
              <Radio value="yes">Yes</Radio>
              <Radio value="no">No</Radio>
            </RadioGroup>
            <p className="text-muted text-small">{stateOf(name, answers[name], refused)}</p>
          </div>
        );
      })}
    </div>
  );
}

function toRadioValue(answer: boolean | undefined): string {
  return answer === undefined ? '' : answer ? 'yes' : 'no';
}

function stateOf(name: ServiceName, answer: boolean | undefined, refused: boolean): string {
  if (answer) {
    return name === 'chat'
      ? 'It’s available on every page except the checkout.'
      : 'It loads after the rest of each page.';
  }
  if (answer === undefined && !refused) return 'You haven’t answered yet, so it isn’t loaded.';
  return 'It isn’t loaded.';
}
