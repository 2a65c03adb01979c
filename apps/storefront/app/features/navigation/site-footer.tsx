import { Footer, FooterColumn } from '@piri/ui/footer';
import { PaymentLogosFromFile } from '@piri/ui/payment-logos';
import { Link } from 'react-router-dom';
import type { Shop } from '../../../server/shop.ts';
import { categoryHref } from '../catalogue/category-link.ts';
import { SupportMail } from '../contact/support-mail.tsx';
import { FooterNewsletter } from '../newsletter/footer-newsletter.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';
import drawings from './drawings.svg?no-inline';
import type { Room } from './rooms.ts';
import { SocialLinks } from './social-links.tsx';

export interface SiteFooterProps {
  shop: Shop | undefined;
  rooms: Room[];
  year: string | undefined;
}

/** The foot of every page: how to reach the shop, its rooms once more, how to pay, and who it is before the law. */
export function SiteFooter({ shop, rooms, year }: SiteFooterProps) {
  if (!shop) return <Footer />;
  return (
    <Footer
      lead={<FooterNewsletter />}
      legal={
        <>
          {/* Each is one text: the server parts two with a comment. */}
          <p>{`© ${year} ${shop.company}`}</p>
          <p>{`TIN ${shop.tin}`}</p>
          <p>{`BIN ${shop.bin}`}</p>
          <ThemeSwitch className="max-md:basis-full md:ms-auto md:-my-3" />
        </>
      }
    >
      <FooterColumn title="Order and help by phone">
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
            <SupportMail address={shop.supportEmail} />
          </li>
        </ul>
        <SocialLinks shop={shop} />
      </FooterColumn>
      {rooms.length > 0 && (
        <FooterColumn title="The rooms">
          <ul>
            {rooms.map((room) => (
              <li key={room.id}>
                <Link to={categoryHref(room)}>{room.name}</Link>
              </li>
            ))}
          </ul>
        </FooterColumn>
      )}
      <FooterColumn title="The shop">
        <ul>
          <li>
            <Link to="/new-arrival">New arrivals</Link>
          </li>
          <li>
            <Link to="/shop?onOffer=true">On offer</Link>
          </li>
          <li>
            <Link to="/will-it-fit">Will it fit?</Link>
          </li>
          <li>
            <Link to="/contact">Contact Us</Link>
          </li>
        </ul>
      </FooterColumn>
      <FooterColumn title="You can pay with">
        <PaymentLogosFromFile
          aria-label="You can pay with"
          names={{ secure: 'SSL secured' }}
          drawings={drawings}
          className="pt-2"
        />
      </FooterColumn>
    </Footer>
  );
}
