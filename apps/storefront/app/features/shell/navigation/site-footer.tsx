import { Footer, FooterColumn } from '@piri/ui/footer';
import { PaymentLogosFromSprite } from '@piri/ui/payment-logos';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import type { ReactNode } from 'react';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { EmailLinkToContactDialog } from '../../content/contact/email-link-to-contact-dialog.tsx';
import { FooterNewsletter } from '../../content/newsletter/footer-newsletter.tsx';
import drawings from '../../platform/images/drawings.svg?no-inline';
import { RouterHrefLink } from '../../platform/links/router-href-link.tsx';
import { ThemePicker } from '../theme/theme-picker.tsx';
import { SocialLinks } from './social-links.tsx';

export interface SiteFooterProps {
  shop: ShopConfig | undefined;
  year: string | undefined;
}

/** The footer of every page: contact, links, payment methods and legal details. */
export function SiteFooter({ shop, year }: SiteFooterProps) {
  if (!shop) return <Footer />;
  return (
    <Footer
      lead={<FooterNewsletter />}
      legal={
        <>
          {/* Each is a single string: React's server rendering separates two by a comment. */}
          <p>{`© ${year} ${shop.company}`}</p>
          <p>{`TIN ${shop.tin}`}</p>
          <p>{`BIN ${shop.bin}`}</p>
          <ThemePicker className="max-md:basis-full md:ms-auto md:-my-3" />
        </>
      }
    >
      <FooterColumn title="Orders and help by phone">
        <a
          href={`tel:${shop.hotlineShort}`}
          className="flex min-h-11 items-center font-bold text-small-title tabular"
        >
          {shop.hotlineShort}
        </a>
        <ul>
          <li>
            <a href={`tel:${shop.hotlineFull.replaceAll(' ', '')}`} className="tabular">
              {shop.hotlineFull}
            </a>
          </li>
          <li>
            <EmailLinkToContactDialog address={shop.supportEmail} />
          </li>
        </ul>
        <SocialLinks shop={shop} />
      </FooterColumn>
      <FooterColumn title="The shop">
        <LinkList links={theShop}>
          {shop.pdfMegabytes && (
            <li>
              <a href="/catalogue.pdf" target="_blank" rel="noopener">
                {`Catalogue (PDF, ${shop.pdfMegabytes} MB)`}
                <VisuallyHidden> in a new tab</VisuallyHidden>
              </a>
            </li>
          )}
        </LinkList>
      </FooterColumn>
      <FooterColumn title="Delivery and policies">
        <LinkList links={shop.thirdParties ? { ...rules, ...choices } : rules} />
      </FooterColumn>
      <FooterColumn title="You can pay with">
        <PaymentLogosFromSprite
          aria-label="You can pay with"
          names={{ secure: 'SSL secured' }}
          spriteUrl={drawings}
          className="pt-2"
        />
      </FooterColumn>
    </Footer>
  );
}

const theShop = {
  '/about': 'Our Story',
  '/outlets': 'Find a Store',
  '/contact': 'Contact Us',
  '/will-it-fit': 'Will it fit?',
};

const rules = {
  '/shipping': 'Delivery & Shipping Information',
  '/return': 'Return & Refund Policy',
  '/privacy-policy': 'Privacy & Policy',
  '/terms-conditions': 'Terms & Condition',
};

const choices = { '/privacy-policy#other-companies': 'Privacy choices' };

function LinkList({ links, children }: { links: Record<string, string>; children?: ReactNode }) {
  return (
    <ul>
      {Object.entries(links).map(([path, name]) => (
        <li key={path}>
          <RouterHrefLink href={path}>{name}</RouterHrefLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
