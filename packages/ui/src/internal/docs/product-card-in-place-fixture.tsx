import { Button } from '../../button/button.tsx';
import { DiscountBadge } from '../../discount-badge/discount-badge.tsx';
import { Icon } from '../../icon/icon.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { Price } from '../../price/price.tsx';
import { armchairCardPropsFixture } from '../../product-card/product-card.fixtures.tsx';
import { ProductCard, type ProductCardProps, ProductCardSkeleton } from '../../product-card/product-card.tsx';

interface ProductCardInPlaceFixtureProps extends Partial<ProductCardProps> {
  reduced?: boolean;
  wished?: boolean;
  withAction?: boolean;
  loading?: boolean;
}

/** A card in one of its states, below the headings of a docs page. */
export function ProductCardInPlaceFixture({
  layout = 'stacked',
  reduced = false,
  wished = false,
  withAction = false,
  loading = false,
  ...props
}: ProductCardInPlaceFixtureProps) {
  if (loading) return <ProductCardSkeleton layout={layout} />;
  return (
    <ProductCard
      {...armchairCardPropsFixture}
      layout={layout}
      headingLevel={4}
      {...(reduced && {
        badge: <DiscountBadge>−15%</DiscountBadge>,
        price: <Price price="৳14,280" listPrice="৳16,800" unit="taka" />,
      })}
      {...(withAction && { action: <Button size="small">Add to cart</Button> })}
      cornerAction={
        <IconButton aria-label="Koel Accent Chair on your wishlist" aria-pressed={wished}>
          <Icon name="heart" />
        </IconButton>
      }
      {...props}
    />
  );
}
