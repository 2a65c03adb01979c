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
          Pictures, letters and scripts come from our own server. Nothing of another company runs on these
          pages: no counter of visits, no advertisement, no chat window.
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
        Pictures, letters and the shop’s own scripts come from our own server, and there is no advertisement.
        What follows comes from others. Nothing of it is loaded before you say yes, nothing of it runs in a
        checkout, and none of it can read what the shop keeps in your browser.
      </p>
      {refused && (
        <p>Your browser says that you want none of this. We take that as no, until you say yes here.</p>
      )}
      {getConfiguredServices(services).map((name) => {
        const { onAction, learns } = serviceMessages[name];
        return (
          <div key={name}>
            <RadioGroup
              legend={<span className="text-body">{serviceMessages[name].name}</span>}
              orientation="horizontal"
              value={said(answers[name])}
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

function said(answer: boolean | undefined): string {
  return answer === undefined ? '' : answer ? 'yes' : 'no';
}

function stateOf(name: ServiceName, answer: boolean | undefined, refused: boolean): string {
  if (answer)
    return name === 'chat' ? 'It is at hand on the pages of the shop.' : 'It is loaded once a page is done.';
  if (answer === undefined && !refused) return 'You have not answered yet. Nothing of it is loaded.';
  return 'Nothing of it is loaded.';
}
