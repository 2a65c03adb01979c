import type { ReactNode } from 'react';

/** Drawn at 24 × 16, in the official colours of the countries. */
export const flagElements = {
  BD: (
    <>
      <path fill="#006a4e" d="M0 0h24v16H0z" />
      <circle cx="10.8" cy="8" r="4.8" fill="#f42a41" />
    </>
  ),
  IN: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#f93" d="M0 0h24v5.333H0z" />
      <path fill="#138808" d="M0 10.667h24V16H0z" />
      <g fill="none" stroke="#000080" transform="translate(12 8)">
        <circle r="1.85" strokeWidth=".3" />
        <circle r=".95" strokeWidth="1.6" strokeDasharray="0.075 0.174" />
      </g>
    </>
  ),
  US: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path stroke="#b22234" strokeWidth="1.231" d={stripes()} />
      <path fill="#3c3b6e" d="M0 0h9.6v8.615H0z" />
      <path
        stroke="#fff"
        strokeWidth=".76"
        strokeLinecap="round"
        strokeDasharray="0 1.6"
        d="M.8.862h8M.8 2.585h8M.8 4.308h8M.8 6.031h8M.8 7.754h8M1.6 1.723h6.4M1.6 3.446h6.4M1.6 5.169h6.4M1.6 6.892h6.4"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Returns the path of the seven red stripes; the six white ones are the background between them. */
function stripes(): string {
  return Array.from({ length: 7 }, (_, index) => `M0 ${((index * 2 + 0.5) * 16) / 13}h24`).join('');
}
