import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Deferred, useDeferredDetails } from './deferred.tsx';

function Section({ open = false }: { open?: boolean }) {
  const { drawn, summary, details } = useDeferredDetails(open);
  return (
    <details suppressHydrationWarning data-deferred={drawn ? undefined : ''} {...details}>
      <summary {...summary}>More</summary>
      <Deferred drawn={drawn}>
        <a href="/outer">outer</a>
      </Deferred>
    </details>
  );
}

function Page() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        on
      </button>
      {shown && <Section />}
    </>
  );
}

test('is in the HTML for browsers without JavaScript', () => {
  const html = renderToString(<Section />);
  expect(html).toMatch(/<noscript>.*\/outer.*<\/noscript>/);
});

test('hydrates the server HTML, and renders the content on the first press', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Section />);
  render(<Section />, { container, hydrate: true });
  fireEvent.click(screen.getByText('More'));
  expect(container.querySelector('noscript')).toBeNull();
  expect(screen.getByText('outer').tagName).toBe('A');
});

test('renders the content at once if it was opened before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Section />);
  container.querySelector('details')?.setAttribute('open', '');
  render(<Section />, { container, hydrate: true });
  expect(container.querySelector('details > a')?.getAttribute('href')).toBe('/outer');
});

test('renders no content before the first press without server HTML either', () => {
  const { container } = render(<Page />);
  act(() => screen.getByText('on').click());
  expect(container.querySelector('details')?.textContent).toBe('More');
  fireEvent.click(screen.getByText('More'));
  expect(screen.getByText('outer').tagName).toBe('A');
});
