import { Button } from '@piri/ui/button';
import { getTokens, modes } from '@piri/ui/tokens';
import { Unstyled } from '@storybook/addon-docs/blocks';
import file from '../../packages/ui/src/tokens/tokens.generated.json?url';

const count = getTokens('light').size;

/** Offers the tokens as a file for other design tools. */
export function TokensDownload() {
  return (
    <Unstyled>
      <aside className="corner-mitre my-8 flex flex-wrap items-center justify-between gap-5 bg-backdrop-bedroom p-6">
        <p className="max-w-120">
          <b>For your design tool.</b> All {count} tokens in one file in the W3C format, each colour in{' '}
          {modes.length} modes: light, dark, and both with more contrast.
        </p>
        <Button asChild variant="secondary">
          <a href={file} download="piri.tokens.json">
            Download the tokens
          </a>
        </Button>
      </aside>
    </Unstyled>
  );
}
