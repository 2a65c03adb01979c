import { Footer, FooterColumn } from '@piri/ui/footer';
import { Link } from 'react-router-dom';
import type { Shop } from '../../../server/shop.ts';
import { categoryHref } from '../catalogue/category-link.ts';
import type { Room } from './rooms.ts';

export interface SiteFooterProps {
  shop: Shop | undefined;
  rooms: Room[];
  year: string | undefined;
}

/** The foot of every page: how to reach the shop, its rooms once more, and who it is before the law. */
export function SiteFooter({ shop, rooms, year }: SiteFooterProps) {
  if (!shop) return <Footer />;
  const half = Math.ceil(rooms.length / 2);
  return (
    <Footer
      legal={
        <>
          <p>
            © {year} {shop.company}
          </p>
          <p>TIN {shop.tin}</p>
          <p>BIN {shop.bin}</p>
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
            <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>
          </li>
        </ul>
      </FooterColumn>
      {rooms.length > 0 && (
        <>
          <FooterColumn title="The rooms">
            <RoomList rooms={rooms.slice(0, half)} />
          </FooterColumn>
          <FooterColumn title="More rooms">
            <RoomList rooms={rooms.slice(half)} />
          </FooterColumn>
        </>
      )}
      <FooterColumn title="Elsewhere">
        <ul>
          <li>
            <a href={shop.facebookUrl}>Facebook</a>
          </li>
          <li>
            <a href={shop.instagramUrl}>Instagram</a>
          </li>
        </ul>
      </FooterColumn>
    </Footer>
  );
}

function RoomList({ rooms }: { rooms: Room[] }) {
  return (
    <ul>
      {rooms.map((room) => (
        <li key={room.id}>
          <Link to={categoryHref(room)}>{room.name}</Link>
        </li>
      ))}
    </ul>
  );
}
