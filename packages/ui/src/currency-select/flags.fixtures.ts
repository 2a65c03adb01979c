const flag = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 16">${drawing}</svg>`)}`;

/** Simplified flags for stories. */
export const flagUrlFixtures = {
  BDT: flag('<path fill="#006a4e" d="M0 0h24v16H0z"/><circle cx="11" cy="8" r="4.6" fill="#f42a41"/>'),
  USD: flag(
    '<path fill="#fff" d="M0 0h24v16H0z"/><path stroke="#b22234" stroke-width="1.23" d="M0 .6h24M0 3.1h24M0 5.5h24M0 8h24M0 10.5h24M0 12.9h24M0 15.4h24"/><path fill="#3c3b6e" d="M0 0h10.5v8.6H0z"/>',
  ),
  INR: flag(
    '<path fill="#f93" d="M0 0h24v5.3H0z"/><path fill="#fff" d="M0 5.3h24v5.4H0z"/><path fill="#128807" d="M0 10.7h24V16H0z"/><circle cx="12" cy="8" r="2" fill="none" stroke="#008" stroke-width=".6"/>',
  ),
};
