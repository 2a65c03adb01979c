import { Button } from '@piri/ui/button';
import { CountBadge } from '@piri/ui/count-badge';
import { Icon } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import { LinkTile, LinkTileImage, LinkTileText } from '@piri/ui/link-tile';
import { Logo } from '@piri/ui/logo';
import { Popover } from '@piri/ui/popover';
import { toast } from '@piri/ui/toast';
import { Tooltip } from '@piri/ui/tooltip';
import type { CSSProperties } from 'react';
import { FurniturePhoto } from './furniture-photo.tsx';

export function ButtonDemo() {
  const say = () => toast('Meghna 3-Seater is in your cart.', { id: 'wall' });
  return <Button onClick={say}>Add to cart</Button>;
}

export function LinkTileDemo() {
  return (
    <LinkTile href="#bedroom" className="size-full! bg-backdrop-bedroom">
      <LinkTileImage>
        <FurniturePhoto
          item="bed"
          variant="natural"
          alt=""
          className="absolute inset-x-0 -bottom-2 h-auto! object-contain!"
        />
      </LinkTileImage>
      <LinkTileText title="Bedroom" subtitle={<span lang="bn">শোবার ঘর</span>} />
    </LinkTile>
  );
}

export function LogoDemo() {
  return <Logo tone="mono" />;
}

export function TooltipDemo() {
  return (
    <span className="flex gap-1">
      <Tooltip content="Saved on this device only">
        <IconButton aria-label="Wishlist">
          <Icon name="heart" />
        </IconButton>
      </Tooltip>
      <Tooltip content="Sofa, khat, almari">
        <IconButton aria-label="Search">
          <Icon name="search" />
        </IconButton>
      </Tooltip>
    </span>
  );
}

/** The count comes from a property on `<html>` in the shop, and from the tile here. */
export function CountBadgeDemo() {
  return (
    <IconButton aria-label="Cart" className="scale-150" style={{ '--wall-count': '"3"' } as CSSProperties}>
      <Icon name="bag" />
      <CountBadge cssVariable="--wall-count" label="3 items" />
    </IconButton>
  );
}

export function PopoverDemo() {
  return (
    <>
      <Button variant="ghost" size="small" popoverTarget="wall-emi">
        or ৳4,144 a month
      </Button>
      <Popover id="wall-emi" aria-label="Paying in instalments">
        <p className="font-semibold text-body">Twelve months, no interest</p>
        <p className="mt-1 text-muted">With the cards of 14 banks.</p>
      </Popover>
    </>
  );
}
