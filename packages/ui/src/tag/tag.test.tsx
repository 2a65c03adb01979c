import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { Tag, TagList, TagRemove, TagToggle } from './tag.tsx';

describeConformance('Tag', (props) => <Tag {...props}>Sofas</Tag>, { slot: 'tag', element: 'span' });
describeConformance('TagRemove', (props) => <TagRemove aria-label="Remove Sofas" {...props} />, {
  slot: 'tag-remove',
  element: 'button',
  asChild: (props, child) => (
    <TagRemove asChild aria-label="Remove Sofas" {...props}>
      {child}
    </TagRemove>
  ),
});
describeConformance('TagList', (props) => <TagList aria-label="Active filters" {...props} />, {
  slot: 'tag-list',
  element: 'ul',
});
describeConformance('TagToggle', (props) => <TagToggle {...props}>On offer</TagToggle>, {
  slot: 'tag-toggle',
  element: 'button',
});

function Filters({ onClick }: { onClick?: () => void }) {
  const [left, setLeft] = useState(['Sofas', 'Divans', 'Beds']);
  return (
    <TagList aria-label="Active filters" {...(onClick && { onClick })}>
      {left.map((filter) => (
        <li key={filter}>
          <Tag>
            {filter}
            <TagRemove
              aria-label={`Remove ${filter}`}
              onClick={() => setLeft(left.filter((other) => other !== filter))}
            />
          </Tag>
        </li>
      ))}
    </TagList>
  );
}

function remove(name: string) {
  const cross = screen.getByRole('button', { name: `Remove ${name}` });
  cross.focus();
  fireEvent.click(cross);
}

test('moves the focus to the next tag after a removal, then to the previous one, then to the list', () => {
  const onClick = vi.fn();
  render(<Filters onClick={onClick} />);
  remove('Divans');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Beds' }));
  remove('Beds');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Sofas' }));
  remove('Sofas');
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Active filters' }));
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('does not move the focus if it is elsewhere when the tag is removed', () => {
  render(
    <>
      <button type="button">Sort</button>
      <Filters />
    </>,
  );
  const cross = screen.getByRole('button', { name: 'Remove Divans' });
  const sort = screen.getByRole('button', { name: 'Sort' });
  sort.focus();
  fireEvent.click(cross);
  expect(screen.queryByText('Divans')).toBeNull();
  expect(document.activeElement).toBe(sort);
});

test('a toggle is uncontrolled or controlled', () => {
  const onPressedChange = vi.fn();
  const { rerender } = render(<TagToggle onPressedChange={onPressedChange}>On offer</TagToggle>);
  const toggle = screen.getByRole('button', { name: 'On offer', pressed: false });
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(toggle.dataset['state']).toBe('on');
  rerender(
    <TagToggle pressed={false} onPressedChange={onPressedChange}>
      On offer
    </TagToggle>,
  );
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  expect(onPressedChange.mock.calls).toEqual([[true], [true]]);
});

test('a toggle keeps its state if the click is prevented', () => {
  render(<TagToggle onClick={(event) => event.preventDefault()}>On offer</TagToggle>);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
});
