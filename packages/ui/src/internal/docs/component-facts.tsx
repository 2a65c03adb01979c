import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { toCssValue } from '../../tokens/css-value.ts';
import { modeTitles } from '../../tokens/mode-titles.ts';
import { getTokens, modes, type Token } from '../../tokens/tokens.ts';
import { CopyButton } from './copy-button.tsx';
import { InlineCode } from './inline-code.tsx';
import { ScrollRegion } from './scroll-region.tsx';

/** What the build of the workbench reads from the sources of a component. */
export interface ComponentFacts {
  /** The version of the package. */
  version: string;
  /** The path of the source in the repository. */
  path: string;
  /** The source on the web, if the package names its repository. */
  sourceUrl?: string;
  /** The component in the design file, if one is configured. */
  designUrl?: string;
  /** The paths of the semantic tokens that the sources use. */
  tokens: readonly string[];
}

/** The components of the shop are in no package, so they have no facts. */
function useComponentFacts(): ComponentFacts | undefined {
  const { csfFile } = useOf('meta', ['meta']);
  return csfFile.meta.parameters?.['componentFacts'];
}

/** The version and maturity of the component, and where its source and its design are. */
export function ComponentFactsBar() {
  const facts = useComponentFacts();
  if (!facts) return null;
  const { version, path, sourceUrl, designUrl } = facts;
  return (
    <dl className="mt-6 flex flex-wrap items-baseline gap-x-8 gap-y-2 text-small">
      <Fact term="Version">{version === '0.0.0' ? 'Not released yet' : version}</Fact>
      <Fact term="Maturity">
        <a
          href="./?path=/docs/guides-maturity--docs"
          target="_top"
          className="text-accent underline underline-offset-3"
        >
          {version.startsWith('0.') ? 'Beta: may still change' : 'Stable'}
        </a>
      </Fact>
      <Fact term="Source">
        {sourceUrl ? (
          <DocsLink href={sourceUrl}>{path}</DocsLink>
        ) : (
          <span className="inline-flex flex-wrap items-center">
            <InlineCode>{path}</InlineCode>
            <CopyButton text={path} label="Copy the path of the source" />
          </span>
        )}
      </Fact>
      {designUrl && (
        <Fact term="Design file">
          <DocsLink href={designUrl}>Open the component</DocsLink>
        </Fact>
      )}
    </dl>
  );
}

const tokensByMode = modes.map((mode) => [mode, getTokens(mode)] as const);

/** The semantic tokens that the component uses: colours in the four modes, and the others, which have one value. */
export function TokensUsed() {
  const facts = useComponentFacts();
  const light = getTokens('light');
  const used = (facts?.tokens ?? []).flatMap((path) => light.get(path) ?? []);
  const colours = used.filter(({ type }) => type === 'color');
  const others = used.filter(({ type }) => type !== 'color');
  return (
    <Unstyled>
      {used.length === 0 && (
        <p className="mt-4 text-muted">
          Its own sources name no token: it takes its look from what it contains.
        </p>
      )}
      {colours.length > 0 && (
        <ScrollRegion label="Colours in the four modes" className="mt-6">
          <table className="w-full min-w-160 text-left text-small">
            <thead className="stitch-bottom">
              <tr>
                <Head>Colour</Head>
                {modes.map((mode) => (
                  <Head key={mode}>{modeTitles[mode]}</Head>
                ))}
              </tr>
            </thead>
            <tbody>
              {colours.map(({ path }) => (
                <tr key={path} className="border-subtle border-b">
                  <th scope="row" className="py-2 pe-6 font-normal">
                    <InlineCode>{path.slice('color.'.length)}</InlineCode>
                  </th>
                  {tokensByMode.map(([mode, tokens]) => (
                    <td key={mode} className="py-2 pe-6">
                      <Swatch token={tokens.get(path)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {others.length > 0 && (
        <dl className="mt-6 grid gap-x-8 gap-y-2 text-small sm:grid-cols-2">
          {others.map((token) => (
            <div key={token.path} className="grid grid-cols-[10rem_1fr] gap-4 border-subtle border-b py-2">
              <dt>
                <InlineCode>{token.path.replace('.', '-')}</InlineCode>
              </dt>
              <dd className="text-muted tabular">{toCssValue(token)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Unstyled>
  );
}

function Swatch({ token }: { token: Token | undefined }) {
  if (!token) return null;
  const value = toCssValue(token);
  return (
    <span className="flex items-center gap-2 whitespace-nowrap tabular">
      <span className="size-5 shrink-0 rounded-chip border border-subtle" style={{ background: value }} />
      {value}
    </span>
  );
}

function Head({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className="py-2 pe-6 font-normal text-muted">
      {children}
    </th>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function DocsLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-3">
      {children}
    </a>
  );
}
