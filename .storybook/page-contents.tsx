import { useEffect, useState } from 'react';
import { followContentsLink } from './scroll-to-section.ts';

/** Headings that match this belong to a component or a figure, and are no sections of the page. */
export const notSections = '.sb-story *, [data-live-example] *, figure *, [role=dialog] *';

interface Heading {
  id: string;
  text: string;
}

/**
 * The table of contents of a page that has no room for Storybook's own beside it: a wide page, or a narrow window.
 * Closed at first, so that the page starts with its title.
 */
export function PageContents() {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useEffect(() => setHeadings(findHeadings()), []);
  if (headings.length < 2) return null;
  return (
    <details className="workbench-contents sb-unstyled">
      <summary>On this page</summary>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            {/* The preview opens links in the whole window, unless they name a target. */}
            <a href={`#${id}`} target="_self" onClick={followContentsLink}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function findHeadings(): Heading[] {
  return [...document.querySelectorAll(`.sbdocs-content h2[id]:not(${notSections})`)].map(
    ({ id, textContent }) => ({ id, text: textContent ?? '' }),
  );
}
