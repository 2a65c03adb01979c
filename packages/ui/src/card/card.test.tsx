import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describeConformance, type ForwardedProps } from '../internal/testing/conformance.tsx';
import { Card, CardActions, CardBody, CardLink, CardMedia, CardTitle } from './card.tsx';

describeConformance('Card', (props) => <Card {...props}>Meghna</Card>, {
  slot: 'card',
  element: 'article',
  asChild: (props, child) => (
    <Card asChild {...props}>
      {child}
    </Card>
  ),
});
describeConformance('CardMedia', (props) => <CardMedia {...props} />, { slot: 'card-media', element: 'div' });
describeConformance('CardBody', (props) => <CardBody {...props} />, { slot: 'card-body', element: 'div' });
describeConformance('CardTitle', (props: ForwardedProps) => <CardTitle {...props}>Meghna</CardTitle>, {
  slot: 'card-title',
  element: 'h3',
  asChild: (props, child) => (
    <CardTitle asChild {...props}>
      {child}
    </CardTitle>
  ),
});
describeConformance(
  'CardLink',
  (props) => (
    <CardLink href="/meghna" {...props}>
      Meghna
    </CardLink>
  ),
  {
    slot: 'card-link',
    element: 'a',
    asChild: (props, child) => (
      <CardLink asChild {...props}>
        {child}
      </CardLink>
    ),
  },
);
describeConformance('CardActions', (props) => <CardActions {...props} />, {
  slot: 'card-actions',
  element: 'div',
});

test('has one link, named by its own text, and no nested interactive elements', () => {
  const add = vi.fn();
  const follow = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <Card>
      <CardMedia>
        <img src="/meghna.webp" alt="" />
      </CardMedia>
      <CardBody>
        <CardTitle>
          <CardLink href="/meghna" onClick={follow}>
            Meghna 3-Seater
          </CardLink>
        </CardTitle>
        <p>৳49,725</p>
        <CardActions>
          <button type="button" onClick={add}>
            Add to cart
          </button>
        </CardActions>
      </CardBody>
    </Card>,
  );
  const link = within(screen.getByRole('article')).getByRole('link', { name: 'Meghna 3-Seater' });
  expect(link.querySelector('button, a, input')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(add).toHaveBeenCalledTimes(1);
  expect(follow).not.toHaveBeenCalled();
});

test('the title can have any heading level', () => {
  render(
    <CardTitle asChild>
      <h2>Meghna 3-Seater</h2>
    </CardTitle>,
  );
  expect(screen.getByRole('heading', { level: 2 }).dataset['slot']).toBe('card-title');
});
