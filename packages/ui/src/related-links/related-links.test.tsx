import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { RelatedLinks } from './related-links.tsx';

const links = [
  { label: 'Living', href: '/living' },
  { label: 'Dining', href: '/dining' },
];

describeConformance('RelatedLinks', (props) => <RelatedLinks label="Our rooms" links={links} {...props} />, {
  slot: 'related-links',
  element: 'nav',
});

test('renders the links in a landmark named by the label', () => {
  render(<RelatedLinks label="Our rooms" links={links} />);
  const landmark = screen.getByRole('navigation', { name: 'Our rooms' });
  expect(
    within(landmark)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/living', '/dining']);
});

test('renders nothing without links', () => {
  expect(render(<RelatedLinks label="Our rooms" links={[]} />).container.innerHTML).toBe('');
});

test('renders the links with linkComponent', () => {
  render(<RelatedLinks label="Our rooms" links={links} linkComponent={RouterLink} />);
  for (const link of screen.getAllByRole('link')) expect(link.hasAttribute('data-router')).toBe(true);
});

function RouterLink({ href, ...props }: ComponentProps<'a'>) {
  return <a data-router href={href} {...props} />;
}
