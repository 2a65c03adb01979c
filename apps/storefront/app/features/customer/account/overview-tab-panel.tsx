import { DescriptionItem, DescriptionList } from '@piri/ui/description-list';
import { Link } from '@piri/ui/link';
import { Section } from '@piri/ui/section';
import { Link as RouterLink } from 'react-router-dom';
import type { AccountTabProps } from './account-tabs.tsx';
import { formatPhone } from './format-phone.ts';
import { UnconfirmedEmailNotice } from './unconfirmed-email-notice.tsx';

const ways = [
  { to: '/profile?tab=orders', label: 'Orders', text: 'Status and invoices.' },
  { to: '/profile?tab=bookings', label: 'Bookings', text: 'Made-to-order pieces.' },
  { to: '/profile?tab=addresses', label: 'Addresses', text: 'Where we deliver.' },
  { to: '/profile?tab=wishlist', label: 'Wishlist', text: 'What you’re still thinking about.' },
  { to: '/profile?tab=password', label: 'Password', text: 'Changing it signs you out on other devices.' },
] as const;

/** A tab with the customer's profile and links to the other tabs. */
export function OverviewTabPanel({ profile }: AccountTabProps) {
  const isUnconfirmed = profile.emailConfirmed === false;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <Section
        title="Your details"
        gap={0}
        className="corner-mitre self-start border border-subtle bg-surface p-5 md:p-8"
      >
        <DescriptionList className="mt-3">
          <DescriptionItem term="Name">
            <bdi>{profile.name}</bdi>
          </DescriptionItem>
          <DescriptionItem term="Email">
            <bdi>{profile.email}</bdi>
            {isUnconfirmed && <UnconfirmedEmailNotice />}
          </DescriptionItem>
          <DescriptionItem term="Mobile number">
            <bdi dir="ltr">{formatPhone(profile.mobile)}</bdi>
          </DescriptionItem>
          <DescriptionItem term="VIP list" className="border-b-0">
            {letterText(profile)}
          </DescriptionItem>
        </DescriptionList>
        <p className="mt-4">
          <Link asChild variant="standalone">
            <RouterLink to="/profile?tab=details" preventScrollReset>
              Change name or number
            </RouterLink>
          </Link>
        </p>
      </Section>
      <ul className="grid content-start">
        {ways.map(({ to, label, text }) => (
          <li
            key={to}
            className="relative border-subtle border-b py-4 last:border-b-0 first:pt-0 lg:first:pt-4"
          >
            <RouterLink
              to={to}
              preventScrollReset
              className="font-semibold text-accent underline-offset-3 after:absolute after:inset-0 hover:underline"
            >
              {label}
            </RouterLink>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function letterText({ emailConfirmed, subscriptionStatus }: AccountTabProps['profile']): string {
  if (emailConfirmed === false) return 'Your status will appear here once your email address is confirmed.';
  return subscriptionStatus === 'SUBSCRIBED'
    ? 'You’re getting our newsletter.'
    : 'You’re not on the list. Join at the foot of any page.';
}
