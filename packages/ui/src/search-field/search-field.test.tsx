import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../internal/testing/conformance.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

const show = (props: Partial<SearchFieldProps> = {}) =>
  render(<SearchField action="/shop" name="query" hiddenFields={{ categoryName: 'all' }} {...props} />);
const box = () => screen.getByRole('searchbox') as HTMLInputElement;
const button = () => screen.getByRole('button', { name: 'Search' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

/** jsdom logs an error instead of submitting a form. The tests check whether the form would have been submitted. */
function submit() {
  const form = screen.getByRole('search') as HTMLFormElement;
  let sent = false;
  const see = (event: Event) => {
    sent = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('submit', see);
  fireEvent.submit(form);
  document.removeEventListener('submit', see);
  return sent
    ? new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString()
    : undefined;
}

describeConformance('SearchField', (props) => <SearchField action="/shop" name="query" {...props} />, {
  slot: 'search-field',
  element: 'form',
});

describe('NAV-5', () => {
  test.each(['', '   ', '\t'])('NAV-5 with %j the button only opens and closes the field', (text) => {
    const onSearch = vi.fn();
    show({ onSearch });
    box().value = text;
    expect(isOpen()).toBe(true);
    expect(submit()).toBeUndefined();
    expect(isOpen()).toBe(false);
    expect(submit()).toBeUndefined();
    expect(isOpen()).toBe(true);
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('NAV-5 focuses the field when it opens', () => {
    show({ defaultOpen: false });
    submit();
    expect(document.activeElement).toBe(box());
  });

  test('NAV-5 submits the text with the hidden fields', () => {
    show();
    box().value = 'alna';
    expect(submit()).toBe('query=alna&categoryName=all');
    expect((screen.getByRole('search') as HTMLFormElement).getAttribute('action')).toBe('/shop');
  });

  test('passes the trimmed text to onSearch, which can prevent the page load', () => {
    const onSearch = vi.fn<NonNullable<SearchFieldProps['onSearch']>>((_, event) => event.preventDefault());
    show({ onSearch });
    box().value = '  khat ';
    expect(submit()).toBeUndefined();
    expect(onSearch.mock.calls[0]?.[0]).toBe('khat');
    expect(isOpen()).toBe(true);
  });

  test('Escape closes an empty field and focuses the button; a filled field stays open', () => {
    show();
    box().focus();
    box().value = 'khat';
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(isOpen()).toBe(true);
    box().value = '';
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });
});
