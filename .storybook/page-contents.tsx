import { useEffect, useState } from 'react';

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
            <a href={`#${id}`} target="_self">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns the sections of the page. The headings of live components are none of them. */
function findHeadings(): Heading[] {
  return [...document.querySelectorAll('.sbdocs-content h2[id]')]
    .filter((heading) => !heading.closest('.sb-story, [data-live-example]'))
    .map(({ id, textContent }) => ({ id, text: textContent ?? '' }));
}
