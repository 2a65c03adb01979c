import { AccountFormAside } from '@piri/ui/account-form';
import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';
import type { ReactNode } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import type { AccountFormTexts } from './account-form-texts.ts';

/** A page with the same form as the dialog, under its own heading. */
export function AccountFormPage({ texts, children }: { texts: AccountFormTexts; children: ReactNode }) {
  const shop = useRootData()?.shop;
  return (
    <Container className="pt-4 md:pt-8">
      <div className="mx-auto grid max-w-140 lg:max-w-260 overflow-clip border border-subtle bg-surface corner-mitre lg:grid-cols-[5fr_6fr]">
        <div className="px-4 py-8 xs:px-[clamp(1rem,6.2vw,1.5rem)] md:px-10 lg:col-start-2 lg:flex lg:min-h-150 lg:flex-col">
          <Heading level={1} variant="title">
            {texts.title}
          </Heading>
          <p className="mt-4 hidden rounded-control border border-control p-4 noscript:block">
            Signing in needs JavaScript, which is switched off in this browser. You can also order by phone
            {shop && `: ${shop.hotlineShort}`}.
          </p>
          <div className="w-full max-w-120 pt-4 lg:flex lg:grow lg:flex-col lg:[&>form]:grow noscript:hidden">
            {children}
          </div>
        </div>
        {/* Rendered after the form, which sets the height, so that the drawing at its foot does not shift. */}
        <AccountFormAside title={texts.greeting} className="max-lg:hidden lg:col-start-1 lg:row-start-1">
          {texts.beside}
        </AccountFormAside>
      </div>
    </Container>
  );
}
